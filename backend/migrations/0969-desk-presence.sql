-- beside: 1.0.0
-- Who of the house has an order open now; rows older than some minutes mean nothing and are taken out.
CREATE TABLE desk_presence (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  who text NOT NULL,
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, who)
)
