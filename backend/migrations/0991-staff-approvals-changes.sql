-- beside: 1.0.0
-- What a confirmation is for where the subject alone does not say it, line by line: the second person sees all of it.
ALTER TABLE approvals ADD COLUMN changes text[] NOT NULL DEFAULT '{}'
-- next
-- A colleague who may confirm comes in by two as well. The release before writes no such row.
ALTER TABLE approvals DROP CONSTRAINT approvals_kind_check
-- next
ALTER TABLE approvals ADD CONSTRAINT approvals_kind_check
  CHECK (kind IN ('refund', 'price', 'settle', 'rates', 'transfer', 'colleague')) NOT VALID
-- next
-- alone
ALTER TABLE approvals VALIDATE CONSTRAINT approvals_kind_check
