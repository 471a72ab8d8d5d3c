-- beside: 1.0.0
-- A second person may decline, and whoever asked may withdraw. Such a row has `used_at` as well: so the release before
-- neither lists nor uses it, and the same act can be asked for again.
ALTER TABLE approvals ADD COLUMN declined_by uuid REFERENCES staff (id)
-- next
ALTER TABLE approvals ADD COLUMN declined_at timestamptz
-- next
-- Why it was declined, for whoever asked.
ALTER TABLE approvals ADD COLUMN reason text
-- next
ALTER TABLE approvals ADD COLUMN withdrawn_at timestamptz
-- next
CREATE INDEX approvals_by_asker ON approvals (asked_by, asked_at)
