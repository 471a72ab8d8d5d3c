-- Who of the house did it: 'token:<name>' or an e-mail of the staff; and the address that they called from.
ALTER TABLE audit ADD COLUMN who text, ADD COLUMN origin text
-- next
-- Each line of the trail in the order in which it was made part of the chain. No reference to audit: a line that
-- somebody took out there has to be missed here.
CREATE TABLE audit_chain (
  seq bigint PRIMARY KEY,
  audit_id bigint NOT NULL UNIQUE,
  -- SHA-256 over the hash before and the line.
  hash text NOT NULL,
  chained_at timestamptz NOT NULL DEFAULT now()
)
-- next
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting()
-- next
CREATE TRIGGER audit_chain_never_emptied BEFORE TRUNCATE ON audit_chain
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
