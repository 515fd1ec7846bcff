-- Who a session signs in is remembered until it ends or changes; renewing its pair changes nothing of it.
CREATE TRIGGER changed_sessions_are_announced AFTER UPDATE OF may_spend, expires_at ON "session"
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();--> statement-breakpoint
-- Whoever empties the table signs everybody out at once.
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON "session" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
