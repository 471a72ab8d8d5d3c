-- A bank transfer that arrived is confirmed by a second person, too. The release before writes no such row.
ALTER TABLE approvals DROP CONSTRAINT approvals_kind_check
-- next
ALTER TABLE approvals ADD CONSTRAINT approvals_kind_check
  CHECK (kind IN ('refund', 'price', 'settle', 'rates', 'transfer')) NOT VALID
-- next
-- alone
ALTER TABLE approvals VALIDATE CONSTRAINT approvals_kind_check
