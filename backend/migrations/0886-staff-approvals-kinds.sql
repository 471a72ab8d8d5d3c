-- A second person also confirms that stuck money is settled, and metal rates.
ALTER TABLE approvals DROP CONSTRAINT approvals_kind_check
-- next
ALTER TABLE approvals ADD CONSTRAINT approvals_kind_check CHECK (kind IN ('refund', 'price', 'settle', 'rates'))
