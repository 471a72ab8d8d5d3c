-- Pieces made for one person that came back: nobody else can be sold them as they are. The workshop decides about each.
create table workshop_pieces (
  id uuid primary key,
  order_id uuid not null references orders (id),
  line_id uuid not null references order_lines (id),
  variant_id text collate "C" not null references product_variants (id),
  came text not null check (came in ('cancelled', 'returned')),
  came_at timestamptz(3) not null,
  state text not null check (state in ('waiting', 'restocked', 'scrapped')),
  -- Why it is on sale again or gone, in the house's words.
  reason text,
  decided_at timestamptz(3),
  check ((state = 'waiting') = (decided_at is null))
)
-- next
create index workshop_pieces_waiting on workshop_pieces (came_at) where state = 'waiting'
