-- What visitors write to the house: franchise, contact, and whatever other form stores.
CREATE TABLE enquiries (
  reference text PRIMARY KEY,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'answered', 'closed')),
  name text NOT NULL,
  email text NOT NULL,
  -- Lower case, for the limit per sender.
  email_key text NOT NULL,
  phone text,
  message text NOT NULL,
  details jsonb NOT NULL,
  -- The form's own key: the same enquiry sent twice is stored once.
  idempotency_key text UNIQUE,
  created_at timestamptz NOT NULL
)
-- next
CREATE INDEX enquiries_newest ON enquiries (created_at DESC, reference)
-- next
CREATE INDEX enquiries_by_sender ON enquiries (email_key, created_at)
