-- Hours that a salon gives to nobody: a photographer, a training, a private view.
CREATE TABLE appointment_blocks (
  id text PRIMARY KEY,
  store_id text NOT NULL REFERENCES stores (id),
  starts_at timestamptz NOT NULL,
  reason text NOT NULL,
  who text NOT NULL,
  created_at timestamptz NOT NULL
)
-- next
CREATE UNIQUE INDEX appointment_blocks_once ON appointment_blocks (store_id, starts_at)
-- next
ALTER TABLE appointments ADD COLUMN no_show_at timestamptz
