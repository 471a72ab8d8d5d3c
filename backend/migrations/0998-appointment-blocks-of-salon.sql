-- beside: 1.0.0
-- A salon that closes for good takes its blocked hours with it.
ALTER TABLE appointment_blocks DROP CONSTRAINT appointment_blocks_store_id_fkey
-- next
ALTER TABLE appointment_blocks ADD CONSTRAINT appointment_blocks_store_id_fkey
  FOREIGN KEY (store_id) REFERENCES stores (id) ON DELETE CASCADE
