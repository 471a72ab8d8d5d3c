-- What really came with a payment, as the provider says. Null where the release before wrote the row: a paid one came whole.
alter table payments add column received_paise bigint check (received_paise >= 0)
-- next
alter table payments add column received_at timestamptz(3)
-- next
update payments set received_paise = amount_paise, received_at = coalesce(checked_at, created_at) where status = 'paid'
-- next
create index payments_by_intent on payments (payment_intent) where payment_intent is not null
-- next
alter table refunds drop constraint refunds_status_check
-- next
-- 'pending': the provider has it, the bank not yet. 'failed': a person must look. 'settled': the house paid it by another
-- way. 'dropped': nothing was left to give back (it went at the provider, or by a lost dispute).
alter table refunds add constraint refunds_status_check
  check (status in ('wanted', 'pending', 'done', 'failed', 'settled', 'dropped'))
-- next
-- Each attempt is another refund at the provider, under another key.
alter table refunds add column attempt integer not null default 1
-- next
-- What was kept back for points that were earned by the order and are spent.
alter table refunds add column withheld_paise bigint not null default 0 check (withheld_paise >= 0)
-- next
-- Spent points that came back with it; `points_back` is of the release before, which gave them back when the money went.
alter table refunds add column points_given integer not null default 0
-- next
-- Points moved and credit note written when the refund was decided; the release before did both when the money went.
alter table refunds add column decided boolean not null default false
-- next
alter table refunds add column settled_because text
-- next
-- When the provider was last asked after it.
alter table refunds add column asked_at timestamptz(3)
-- next
create index refunds_open on refunds (status, created_at) where status in ('wanted', 'pending', 'failed')
-- next
-- The provider took money back because a shopper's bank asked for it, or may.
create table disputes (
  id text primary key,
  order_id uuid not null references orders (id),
  payment_id uuid not null references payments (id),
  amount_paise bigint not null check (amount_paise >= 0),
  reason text not null,
  -- The provider's own word: needs_response, under_review, won, lost, warning_closed …
  word text not null,
  state text not null check (state in ('inquiry', 'open', 'won', 'lost', 'closed')),
  -- What is out of the house's account because of it, at this moment.
  withdrawn_paise bigint not null default 0,
  respond_by timestamptz(3),
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3),
  asked_at timestamptz(3) not null
)
-- next
create index disputes_by_order on disputes (order_id)
-- next
create index disputes_open on disputes (asked_at) where state in ('inquiry', 'open')
-- next
-- Where an order stood before its money had gone back: there it returns when a refund fails.
alter table orders add column before_refund text
-- next
-- A credit note may belong to an order whose money had gone back at the provider already: then it has no refund.
alter table invoices drop constraint invoices_check
-- next
alter table invoices add constraint invoices_check check (kind = 'credit-note' or refund_id is null)
-- next
-- What an event is about, where it is no session: a refund, a charge, a dispute.
alter table webhook_events add column object_id text
