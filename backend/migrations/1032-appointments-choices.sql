-- beside: 1.0.0
-- In which metal and size a piece is to be laid out, by the id of the product.
ALTER TABLE appointments ADD COLUMN piece_choices jsonb NOT NULL DEFAULT '{}'
