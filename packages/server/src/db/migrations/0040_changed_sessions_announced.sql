-- Who a session signs in is remembered until it ends or changes; renewing its pair changes nothing of it.
CREATE TRIGGER changed_sessions_are_announced AFTER UPDATE OF customer_id, may_spend, expires_at ON "session"
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
