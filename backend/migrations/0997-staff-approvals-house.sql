-- beside: 1.0.0
-- Facts and terms that move money are changed by two as well. The release before writes no such row.
ALTER TABLE approvals DROP CONSTRAINT approvals_kind_check
-- next
ALTER TABLE approvals ADD CONSTRAINT approvals_kind_check
  CHECK (kind IN ('refund', 'price', 'settle', 'rates', 'transfer', 'colleague', 'house')) NOT VALID
-- next
-- alone
ALTER TABLE approvals VALIDATE CONSTRAINT approvals_kind_check
