-- One conversation per shopper, plain text.
CREATE TABLE messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  sender text NOT NULL CHECK (sender IN ('shopper', 'house')),
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the other side saw it.
  read_at timestamptz
)
-- next
CREATE INDEX messages_by_account ON messages (account_id, created_at DESC, id)
-- next
CREATE INDEX messages_waiting ON messages (account_id) WHERE sender = 'shopper' AND read_at IS NULL
