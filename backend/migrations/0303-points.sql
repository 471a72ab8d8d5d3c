-- The balance, locked FOR UPDATE by whoever changes it. Always the sum of the ledger.
CREATE TABLE points_balances (
  account_id uuid PRIMARY KEY REFERENCES accounts (id),
  balance integer NOT NULL CHECK (balance >= 0)
)
-- next
CREATE TABLE points_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  kind text NOT NULL CHECK (kind IN ('welcome', 'earned', 'spent', 'restored', 'reversed')),
  points integer NOT NULL,
  balance integer NOT NULL CHECK (balance >= 0),
  -- The cause, e.g. 'order:1f..': one line per account, kind and cause.
  ref text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((kind IN ('spent', 'reversed')) = (points < 0) OR points = 0),
  UNIQUE (account_id, kind, ref)
)
-- next
CREATE TRIGGER points_ledger_append_only BEFORE UPDATE OR DELETE ON points_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting()
-- next
-- Who had the welcome gift, for good: a hash of the mailbox, so that leaving and coming back gives no second one.
CREATE TABLE welcome_gifts (
  mailbox_hash text PRIMARY KEY,
  given_at timestamptz NOT NULL
)
