-- beside: 1.0.0
-- The pieces that are laid out, in the order chosen. `product_id` stays the first of them: the release before knows only that one.
ALTER TABLE appointments ADD COLUMN product_ids text[] NOT NULL DEFAULT '{}'
