-- beside: 1.0.0
-- unused since: 1.0.0
-- An index of parts of SKUs (0966) had to be written with every price: new rates of a large store took twice as long, with
-- stops of a second. The desk looks through the variants instead, of which a house has few.
drop index if exists product_variants_by_sku
