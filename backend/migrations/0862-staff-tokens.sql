-- What machines of the house sign in with; the one of the environment is not here.
CREATE TABLE operator_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'manager', 'workshop', 'counter')),
  -- SHA-256; the token itself is shown once and kept nowhere.
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz
)
-- next
-- A name is free again once its token is revoked.
CREATE UNIQUE INDEX operator_tokens_by_name ON operator_tokens (name) WHERE revoked_at IS NULL
