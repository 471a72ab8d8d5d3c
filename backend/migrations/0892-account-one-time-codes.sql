-- One-time codes of shoppers (RFC 6238), asked for after the password.
CREATE TABLE account_codes (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  secret text NOT NULL,
  -- The last step of 30 seconds that was used: a code is good once.
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL,
  -- When they end because the owner asked for it by e-mail. NULL where nobody did.
  ends_at timestamptz
)
-- next
-- A secret that an app has been shown and has not yet answered.
CREATE TABLE account_code_setups (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  secret text NOT NULL,
  expires_at timestamptz NOT NULL
)
-- next
CREATE INDEX account_code_setups_of_session ON account_code_setups (session_id)
-- next
CREATE TABLE account_recovery_codes (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (account_id, code_hash)
)
-- next
ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check
-- next
ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_purpose_check
  CHECK (purpose IN ('verify-email', 'change-email', 'reset-password', 'sign-in', 'undo-email', 'end-codes'))
