-- Passkeys of shoppers, beside the password. Only public keys stand here.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- As the authenticator names it, base64url.
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  -- Uses so far, as the authenticator counts them; many keep it at 0.
  counter bigint NOT NULL,
  transports text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
)
-- next
CREATE INDEX passkeys_of_account ON passkeys (account_id)
-- next
-- What a passkey is asked to sign: once, within minutes, in the browser that asked.
CREATE TABLE passkey_challenges (
  -- SHA-256 of the challenge.
  challenge_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'sign-in', 'confirm')),
  -- SHA-256 of what binds it to a browser: its session, or the ticket in its cookie.
  browser_hash text NOT NULL,
  expires_at timestamptz NOT NULL
)
-- next
CREATE INDEX passkey_challenges_by_end ON passkey_challenges (expires_at)
