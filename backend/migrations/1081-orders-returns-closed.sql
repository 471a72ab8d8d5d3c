-- beside: 1.0.0
-- A return that was approved may be closed without a refund: its pieces did not come, or were sent back to the shopper.
-- The release before writes no such row.
ALTER TABLE returns DROP CONSTRAINT returns_status_check
-- next
ALTER TABLE returns ADD CONSTRAINT returns_status_check
  CHECK (status IN ('requested', 'approved', 'declined', 'refunded', 'closed')) NOT VALID
-- next
ALTER TABLE returns ADD COLUMN closed_as text CHECK (closed_as IN ('not-sent', 'sent-back'))
-- next
-- alone
ALTER TABLE returns VALIDATE CONSTRAINT returns_status_check
