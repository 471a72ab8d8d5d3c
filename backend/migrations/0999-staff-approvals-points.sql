-- beside: 1.0.0
-- A second person also confirms points that are given by hand. The release before writes no such row.
ALTER TABLE approvals DROP CONSTRAINT approvals_kind_check
-- next
ALTER TABLE approvals ADD CONSTRAINT approvals_kind_check
  CHECK (kind IN ('refund', 'price', 'settle', 'rates', 'transfer', 'colleague', 'house', 'points')) NOT VALID
-- next
-- alone
ALTER TABLE approvals VALIDATE CONSTRAINT approvals_kind_check
