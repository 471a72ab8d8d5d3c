-- Where an account has sent an order after showing who it is: only a new one is asked about again.
CREATE TABLE confirmed_destinations (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- SHA-256 of street, town and postal code.
  address_hash text NOT NULL,
  confirmed_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, address_hash)
)
