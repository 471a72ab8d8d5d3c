-- People, their sessions, one-time tokens and addresses.
CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  -- As typed, for letters. NULL once the account is erased.
  email text,
  -- Lower case, trimmed, NFKC: what 'the same e-mail' means.
  email_key text UNIQUE,
  email_verified_at timestamptz,
  -- Asked for, not yet confirmed.
  pending_email text,
  -- 'scrypt$logN$r$p$salt$hash'. NULL once the account is erased.
  password_hash text,
  phone text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- An erased account keeps its row, so that anonymised orders and invoices still point somewhere.
  erased_at timestamptz,
  CHECK ((erased_at IS NULL) = (email_key IS NOT NULL)),
  CHECK ((erased_at IS NULL) = (password_hash IS NOT NULL))
)
-- next
CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  -- Slides forward with use.
  idle_until timestamptz NOT NULL,
  -- Never moves.
  ends_at timestamptz NOT NULL
)
-- next
CREATE INDEX sessions_by_account ON sessions (account_id)
-- next
CREATE INDEX sessions_by_end ON sessions (idle_until)
-- next
CREATE TABLE one_time_tokens (
  token_hash text PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'change-email', 'reset-password')),
  -- The e-mail the token was sent to: a token never confirms another one.
  email_key text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
)
-- next
CREATE INDEX one_time_tokens_by_account ON one_time_tokens (account_id, purpose)
-- next
CREATE TABLE addresses (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name text NOT NULL,
  line1 text NOT NULL,
  line2 text,
  city text NOT NULL,
  state text NOT NULL,
  postal_code text NOT NULL,
  country_code text NOT NULL CHECK (length(country_code) = 2),
  phone text,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
)
-- next
CREATE INDEX addresses_by_account ON addresses (account_id)
-- next
-- At most one default address per person.
CREATE UNIQUE INDEX addresses_default ON addresses (account_id) WHERE is_default
-- next
-- Tries within a window, kept here so that every copy of the backend counts together.
CREATE TABLE attempts (
  key text PRIMARY KEY,
  tries integer NOT NULL,
  window_ends timestamptz NOT NULL
)
