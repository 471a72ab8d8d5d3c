-- Running numbers: order numbers per year, invoices and credit notes per financial year. A locked row makes them gapless.
create table counters (
  name text primary key,
  last integer not null check (last >= 0)
)
-- next
create table orders (
  id uuid primary key,
  number text not null unique,
  account_id uuid not null references accounts (id),
  status text not null check (status in ('pending_payment', 'paid', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded', 'under_review')),
  -- Why an order that waited for payment was cancelled: its time was over, another order took its place, or the house.
  ended_because text check (ended_because in ('lapsed', 'superseded', 'failed', 'house')),
  bag_version integer not null,
  goods_paise bigint not null check (goods_paise >= 0),
  points_spent integer not null check (points_spent >= 0),
  discount_paise bigint not null check (discount_paise >= 0),
  total_paise bigint not null check (total_paise >= 0),
  refunded_paise bigint not null default 0,
  points_earned integer not null default 0,
  delivery text not null check (delivery in ('ship', 'collect')),
  store jsonb,
  address jsonb not null,
  place_of_supply text not null,
  gift_wrap boolean not null,
  gift_message text,
  pan text,
  email text not null,
  expected_arrival date not null,
  reserved_until timestamptz(3) not null,
  carrier text,
  tracking_number text,
  tracking_url text,
  created_at timestamptz(3) not null,
  paid_at timestamptz(3),
  delivered_at timestamptz(3),
  updated_at timestamptz(3) not null,
  check (goods_paise - discount_paise = total_paise),
  check (refunded_paise between 0 and total_paise)
)
-- next
create index orders_by_account on orders (account_id, created_at desc, id)
-- next
create index orders_by_status on orders (status, created_at)
-- next
create index orders_pending on orders (reserved_until) where status = 'pending_payment'
-- next
-- What was bought, at the price and in the words of that moment.
create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders (id),
  position integer not null,
  product_id text collate "C" not null,
  variant_id text collate "C" not null,
  bag_line_id uuid not null,
  slug text,
  name text not null,
  image text not null,
  media jsonb,
  ground integer,
  metal text,
  purity text,
  stone text,
  clarity text,
  size text,
  engraving text,
  engraving_face text,
  birth_stone text,
  quantity integer not null check (quantity between 1 and 10),
  unit_paise bigint not null check (unit_paise >= 0),
  -- This line's share of what points pay.
  discount_paise bigint not null check (discount_paise >= 0),
  -- What was charged for the line.
  net_paise bigint not null check (net_paise >= 0),
  hsn text not null,
  gst_basis_points integer not null,
  making_days integer not null,
  unique (order_id, position),
  check (unit_paise * quantity - discount_paise = net_paise)
)
-- next
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  kind text not null,
  note text,
  at timestamptz(3) not null
)
-- next
create index order_events_by_order on order_events (order_id, id)
-- next
-- Pieces taken out of the sellable stock for an order. `stock` of a variant is what is left to sell.
create table stock_reservations (
  order_id uuid not null references orders (id),
  variant_id text collate "C" not null references product_variants (id),
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('held', 'sold', 'released')),
  primary key (order_id, variant_id)
)
-- next
create index stock_reservations_by_variant on stock_reservations (variant_id)
-- next
-- One order per key of an account.
create table checkout_keys (
  account_id uuid not null references accounts (id),
  key text not null,
  body_hash text not null,
  order_id uuid not null references orders (id) deferrable initially deferred,
  created_at timestamptz(3) not null,
  primary key (account_id, key)
)
-- next
create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  attempt integer not null,
  provider text not null,
  -- The parameters of the session, frozen: a repeat after a crash asks for the very same thing.
  request jsonb not null,
  session_id text,
  url text,
  status text not null check (status in ('open', 'paid', 'ended', 'mismatch')),
  payment_intent text,
  amount_paise bigint not null check (amount_paise > 0),
  created_at timestamptz(3) not null,
  checked_at timestamptz(3),
  unique (provider, session_id),
  unique (order_id, attempt)
)
-- next
create index payments_open on payments (checked_at) where status = 'open'
-- next
-- An order is fulfilled once, whoever brings the news.
create table fulfilments (
  order_id uuid primary key references orders (id),
  session_id text not null,
  at timestamptz(3) not null
)
-- next
create table returns (
  id uuid primary key,
  order_id uuid not null references orders (id),
  status text not null check (status in ('requested', 'approved', 'declined', 'refunded')),
  reason text not null,
  note text,
  requested_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
)
-- next
create index returns_by_order on returns (order_id)
-- next
create index returns_by_status on returns (status, requested_at)
-- next
create table return_lines (
  return_id uuid not null references returns (id) on delete cascade,
  line_id uuid not null references order_lines (id),
  quantity integer not null check (quantity between 1 and 10),
  amount_paise bigint not null check (amount_paise >= 0),
  points integer not null check (points >= 0),
  primary key (return_id, line_id)
)
-- next
create index return_lines_by_line on return_lines (line_id)
-- next
-- Money on its way back: wanted in the transaction that decides it, sent by a job with a stable key.
create table refunds (
  id uuid primary key,
  order_id uuid not null references orders (id),
  payment_id uuid not null references payments (id),
  return_id uuid unique references returns (id),
  -- 'return', 'cancelled', 'late' (paid after the pieces were gone), 'review'.
  cause text not null,
  amount_paise bigint not null check (amount_paise > 0),
  points_back integer not null default 0 check (points_back >= 0),
  status text not null check (status in ('wanted', 'done', 'failed')),
  provider_id text unique,
  tries integer not null default 0,
  due_at timestamptz(3) not null,
  last_error text,
  created_at timestamptz(3) not null,
  done_at timestamptz(3)
)
-- next
create index refunds_due on refunds (due_at) where status = 'wanted'
-- next
create index refunds_by_order on refunds (order_id)
-- next
-- Papers, frozen as they were issued. The number is gapless within a kind and financial year.
create table invoices (
  number text primary key,
  kind text not null check (kind in ('invoice', 'credit-note')),
  financial_year text not null,
  serial integer not null,
  order_id uuid not null references orders (id),
  refund_id uuid unique references refunds (id),
  amount_paise bigint not null,
  document jsonb not null,
  issued_at timestamptz(3) not null,
  unique (kind, financial_year, serial),
  check ((kind = 'invoice') = (refund_id is null))
)
-- next
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice'
-- next
create index invoices_by_order on invoices (order_id)
-- next
create trigger invoices_frozen before update or delete on invoices
  for each row execute function refuse_rewriting()
-- next
-- Events the provider told of. A repeat is dropped here; what is not worked off is worked off by a job.
create table webhook_events (
  event_id text primary key,
  kind text not null,
  session_id text,
  received_at timestamptz(3) not null,
  done_at timestamptz(3)
)
-- next
create index webhook_events_waiting on webhook_events (received_at) where done_at is null
