-- A stream of a customer's orders ends with the session that opened it, wherever it is open.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changed', 'session:' || OLD.id);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER ended_sessions_are_announced AFTER DELETE ON "session" FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
