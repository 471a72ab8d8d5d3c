-- alone
-- The desk searches a trail of half a million lines, and its books and sales by day.
create index audit_by_words on audit using gin (
  (lower(event || ' ' || coalesce(subject, '') || ' ' || coalesce(who, '') || ' ' || coalesce(details::text, ''))) gin_trgm_ops)
-- next
-- alone
create index audit_by_who on audit using gin ((lower(coalesce(who, ''))) gin_trgm_ops)
-- next
-- alone
create index invoices_by_day on invoices (issued_at)
-- next
-- alone
create index orders_by_payment on orders (paid_at)
-- next
-- alone
-- A search for a SKU is one for a part of it.
create index product_variants_by_sku on product_variants using gin (lower(sku) gin_trgm_ops)
-- next
-- alone
create index product_variants_gone on product_variants (product_id) where is_default and stock = 0
-- next
-- alone
-- Without it an index over an expression is not known to be worth anything.
analyze audit
-- next
-- alone
analyze product_variants
