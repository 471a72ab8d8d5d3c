-- People of the house. A row stays when somebody leaves: the trail names them.
CREATE TABLE staff (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'workshop', 'counter')),
  -- NULL until the invitation is taken up.
  password_hash text,
  totp_secret text,
  -- The step of the last code that was used: a code is good once.
  totp_step bigint,
  invited_at timestamptz NOT NULL,
  invited_by text NOT NULL,
  joined_at timestamptz,
  removed_at timestamptz
)
-- next
CREATE UNIQUE INDEX staff_by_email ON staff (lower(email)) WHERE removed_at IS NULL
-- next
CREATE TABLE staff_invitations (
  -- SHA-256 of the link's key.
  key_hash text PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff (id),
  -- What the authenticator app is set up with, if the invitation is taken up.
  totp_secret text NOT NULL,
  ends_at timestamptz NOT NULL
)
-- next
CREATE TABLE staff_recovery_codes (
  staff_id uuid NOT NULL REFERENCES staff (id),
  code_hash text NOT NULL,
  PRIMARY KEY (staff_id, code_hash)
)
-- next
CREATE TABLE staff_sessions (
  token_hash text PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff (id),
  -- A cookie of the desk, or a token of the command line: neither counts as the other.
  door text NOT NULL CHECK (door IN ('desk', 'bearer')),
  started_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL
)
-- next
CREATE INDEX staff_sessions_by_person ON staff_sessions (staff_id)
-- next
CREATE TABLE staff_guesses (
  -- SHA-256 of who is counted.
  key text PRIMARY KEY,
  tries integer NOT NULL,
  window_ends timestamptz NOT NULL
)
