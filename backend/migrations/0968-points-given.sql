-- beside: 1.0.0
-- Points that the house gives by hand: a line of the ledger of its own kind, and who gave them why. The release before
-- writes no such line.
ALTER TABLE points_ledger DROP CONSTRAINT points_ledger_kind_check
-- next
ALTER TABLE points_ledger ADD CONSTRAINT points_ledger_kind_check
  CHECK (kind IN ('welcome', 'earned', 'spent', 'restored', 'reversed', 'given')) NOT VALID
-- next
-- alone
ALTER TABLE points_ledger VALIDATE CONSTRAINT points_ledger_kind_check
-- next
-- The reason may name a person, so it goes with the account; the ledger stays as booked.
CREATE TABLE points_gifts (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  points integer NOT NULL CHECK (points > 0),
  reason text NOT NULL,
  who text NOT NULL,
  given_at timestamptz NOT NULL
)
-- next
CREATE INDEX points_gifts_by_account ON points_gifts (account_id)
