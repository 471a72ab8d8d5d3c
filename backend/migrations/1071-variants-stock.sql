-- beside: 1.0.0
-- alone
-- Each list sums the stock of its pieces: from this index alone, and not from the forty rows of each.
create index variants_stock on product_variants (product_id) include (stock) where active
