-- The links that move or cancel an appointment: several may be out (the answer's and the letter's), all used up by a move.
CREATE TABLE appointment_links (
  link_hash text PRIMARY KEY,
  appointment_id text NOT NULL REFERENCES appointments (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL
)
-- next
CREATE INDEX appointment_links_of ON appointment_links (appointment_id)
-- next
INSERT INTO appointment_links (link_hash, appointment_id, created_at)
SELECT link_hash, id, created_at FROM appointments WHERE link_hash IS NOT NULL
-- next
ALTER TABLE appointments DROP COLUMN link_hash
-- next
-- The form's own key: the same form sent twice books once.
ALTER TABLE appointments ADD COLUMN idempotency_key text UNIQUE
-- next
-- Counts the changes: calendars order the versions of one event by it (RFC 5545, SEQUENCE).
ALTER TABLE appointments ADD COLUMN sequence integer NOT NULL DEFAULT 0
-- next
ALTER TABLE appointments ADD COLUMN reminded_at timestamptz
-- next
ALTER TABLE appointments ADD COLUMN confirmed_at timestamptz
-- next
CREATE INDEX appointments_ahead ON appointments (starts_at) WHERE status = 'booked'
