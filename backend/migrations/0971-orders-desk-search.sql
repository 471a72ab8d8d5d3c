-- alone
-- The desk finds an order by a part of its number, of its shopper's name, e-mail or telephone, or of a piece.
create index orders_by_words on orders using gin (
  (lower(number || ' ' || email || ' ' || coalesce(address ->> 'name', '') || ' ' || coalesce(address ->> 'phone', ''))) gin_trgm_ops)
-- next
-- alone
create index order_lines_by_words on order_lines using gin (lower(name) gin_trgm_ops)
-- next
-- alone
create index accounts_by_words on accounts using gin (
  (lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) gin_trgm_ops)
-- next
-- alone
create index orders_by_day on orders (created_at desc)
