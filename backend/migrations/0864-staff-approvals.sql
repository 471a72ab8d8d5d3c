-- What one person of the house asked for and a second one has to confirm.
CREATE TABLE approvals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('refund', 'price')),
  subject text NOT NULL,
  paise bigint NOT NULL,
  asked_by uuid NOT NULL REFERENCES staff (id),
  asked_at timestamptz NOT NULL,
  confirmed_by uuid REFERENCES staff (id),
  confirmed_at timestamptz,
  -- A confirmation is good for one act.
  used_at timestamptz,
  CHECK (confirmed_by <> asked_by)
)
-- next
CREATE UNIQUE INDEX approvals_open ON approvals (kind, subject, paise, asked_by) WHERE used_at IS NULL
