-- Where the house can be visited. `details` is the contract's Store without its id, slug and place.
CREATE TABLE stores (
  id text PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  position integer NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- How many appointments can be held at one time.
  capacity integer NOT NULL CHECK (capacity BETWEEN 1 AND 20),
  details jsonb NOT NULL
)
-- next
CREATE TABLE appointments (
  id text PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  store_id text NOT NULL REFERENCES stores (id),
  kind text NOT NULL CHECK (kind IN ('store', 'video', 'phone')),
  purpose text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Which of the store's places at that time, from 1.
  place integer NOT NULL CHECK (place >= 1),
  status text NOT NULL DEFAULT 'booked' CHECK (status IN ('booked', 'cancelled')),
  name text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  phone text NOT NULL,
  note text,
  product_id text,
  account_id text,
  link_hash text UNIQUE,
  created_at timestamptz NOT NULL
)
-- next
-- The one rule that no code above can break: a place is given once.
CREATE UNIQUE INDEX appointments_place ON appointments (store_id, starts_at, place) WHERE status = 'booked'
-- next
CREATE INDEX appointments_of_account ON appointments (account_id, starts_at) WHERE account_id IS NOT NULL
-- next
CREATE INDEX appointments_of_sender ON appointments (email_key, starts_at) WHERE status = 'booked'
