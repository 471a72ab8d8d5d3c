-- A truncate takes out every row without asking the row triggers.
CREATE TRIGGER audit_never_emptied BEFORE TRUNCATE ON audit
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
-- next
CREATE TRIGGER points_ledger_never_emptied BEFORE TRUNCATE ON points_ledger
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting()
