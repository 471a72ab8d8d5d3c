-- Pieces that an account keeps. A withdrawn piece stays: it may come back.
CREATE TABLE wishlist (
  account_id text NOT NULL,
  product_id text NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- Orders the list: the latest kept has the highest.
  kept bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (account_id, product_id)
)
