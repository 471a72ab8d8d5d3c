-- Browsers that signed in before. What strangers guess never counts against them.
CREATE TABLE known_devices (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- SHA-256 of the token in the browser's cookie; the token itself is nowhere.
  token_hash text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, token_hash)
)
-- next
CREATE INDEX known_devices_by_use ON known_devices (used_at)
-- next
-- Wrong passwords, counted per account for each known device and for all strangers together.
CREATE TABLE sign_in_failures (
  -- SHA-256 of who is counted: no e-mail stands here.
  key text PRIMARY KEY,
  failures integer NOT NULL,
  last_at timestamptz NOT NULL,
  -- No further try is looked at before.
  held_until timestamptz NOT NULL
)
-- next
ALTER TABLE sessions
  -- Plain words, e.g. 'Chrome on Windows'. NULL where the browser did not say, and in sessions from before.
  ADD COLUMN device text,
  ADD COLUMN used_at timestamptz,
  -- When the shopper last proved who they are with a password or a passkey. NULL after a link by e-mail.
  ADD COLUMN confirmed_at timestamptz
-- next
ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check
-- next
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_purpose_check
  CHECK (purpose IN ('verify-email', 'change-email', 'reset-password', 'sign-in', 'undo-email'))
