-- Letters and other side effects that must happen once the transaction that wanted them is committed.
CREATE TABLE outbox (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  -- Names the cause, e.g. 'order:1f..': the same cause writes one letter however often it is told.
  ref text,
  account_id uuid,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  sent_at timestamptz,
  -- Given up after ten tries; an operator may set it due again.
  dead_at timestamptz,
  last_error text
)
-- next
CREATE UNIQUE INDEX outbox_once ON outbox (kind, ref) WHERE ref IS NOT NULL
-- next
CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL AND dead_at IS NULL
-- next
CREATE INDEX outbox_by_account ON outbox (account_id) WHERE account_id IS NOT NULL
-- next
-- Where letters go without SMTP_URL: read on the demo's mailbox page.
CREATE TABLE mailbox (
  id uuid PRIMARY KEY,
  account_id uuid,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  plain text NOT NULL,
  html text NOT NULL,
  created_at timestamptz NOT NULL
)
-- next
CREATE INDEX mailbox_newest ON mailbox (created_at DESC)
-- next
-- What happened, for good. No names, e-mails, tokens or card data: ids only.
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  event text NOT NULL,
  -- 'shopper', 'visitor', 'operator', 'system'.
  actor text NOT NULL,
  account_id uuid,
  subject text,
  details jsonb,
  request_id text
)
-- next
CREATE INDEX audit_by_account ON audit (account_id, id)
-- next
CREATE INDEX audit_by_subject ON audit (subject, id) WHERE subject IS NOT NULL
-- next
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$
-- next
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting()
