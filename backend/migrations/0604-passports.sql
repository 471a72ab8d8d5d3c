-- What the house knows of a piece at the moment it is ordered, besides what was chosen; null for older orders.
alter table order_lines add column about jsonb
-- next
-- Each piece as it left the bench. The HUID of the Bureau of Indian Standards is never given twice.
create table made_pieces (
  line_id uuid not null references order_lines (id),
  place integer not null check (place between 1 and 10),
  huid text unique check (huid ~ '^[A-Z0-9]{6}$'),
  gross_mg integer not null check (gross_mg > 0),
  net_mg integer check (net_mg > 0 and net_mg <= gross_mg),
  report jsonb,
  primary key (line_id, place)
)
-- next
-- What the house gives for a piece that comes back for another, or for money: hundredths of a per cent of the metal at
-- the day's rate and of what the stones cost. Every rule there ever was; the one with the highest id holds.
create table resale_terms (
  id bigint generated always as identity primary key,
  exchange_metal integer not null check (exchange_metal between 0 and 10000),
  exchange_stones integer not null check (exchange_stones between 0 and 10000),
  buy_back_metal integer not null check (buy_back_metal between 0 and 10000),
  buy_back_stones integer not null check (buy_back_stones between 0 and 10000),
  set_at timestamptz(3) not null
)
