-- beside: 1.0.0
-- unused since: 1.0.0
-- Why somebody asks, as the second person reads it, and pieces bought back as a kind of their own. The release before
-- writes neither: of the rule that is dropped it needs only what the new one allows as well.
ALTER TABLE approvals ADD COLUMN why text
-- next
ALTER TABLE approvals DROP CONSTRAINT approvals_kind_check
-- next
ALTER TABLE approvals ADD CONSTRAINT approvals_kind_check
  CHECK (kind IN ('refund', 'resale', 'price', 'settle', 'rates', 'transfer', 'colleague', 'house', 'points')) NOT VALID
-- next
-- alone
ALTER TABLE approvals VALIDATE CONSTRAINT approvals_kind_check
