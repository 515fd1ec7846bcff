ALTER TABLE "order_event" ADD COLUMN "vendor_id" integer;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "rider_id" integer;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "former_rider_id" integer;--> statement-breakpoint
CREATE INDEX "events_of_a_vendor" ON "order_event" USING btree ("vendor_id","id") WHERE "order_event"."vendor_id" is not null;--> statement-breakpoint
CREATE INDEX "events_of_a_rider" ON "order_event" USING btree ("rider_id","id") WHERE "order_event"."rider_id" is not null;--> statement-breakpoint
CREATE INDEX "events_of_a_former_rider" ON "order_event" USING btree ("former_rider_id","id") WHERE "order_event"."former_rider_id" is not null;--> statement-breakpoint
-- Live streams hear of each event when its transaction commits (ADR 24): its customer, its vendor, its rider and support
-- (ADR 64). Nothing personal and no PIN is in it. An event that says of another rider later is said again to riders.
CREATE OR REPLACE FUNCTION announce_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  PERFORM pg_notify('order', json_build_object('event', 'order', 'id', NEW.id,
    'customer_id', CASE WHEN is_new THEN NEW.customer_id END, 'vendor_id', CASE WHEN is_new THEN NEW.vendor_id END,
    'rider_id', NEW.rider_id, 'former_rider_id', NEW.former_rider_id,
    'order_id', NEW.order_id, 'version', NEW.version, 'status', NEW.status,
    'at', extract(epoch FROM clock_timestamp()))::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Whom an order was taken from, and who has it now.
CREATE TRIGGER announce_rider_of_order_event AFTER UPDATE OF rider_id, former_rider_id ON order_event
  FOR EACH ROW EXECUTE FUNCTION announce_order_event();
--> statement-breakpoint
-- The event of a change that gives an order to a rider, or takes it from one, is for both.
CREATE FUNCTION note_changed_rider() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_event SET rider_id = NEW.rider_id, former_rider_id = OLD.rider_id
  WHERE order_id = NEW.id AND version = NEW.version;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- However the rider was changed.
CREATE TRIGGER changed_riders_are_noted AFTER UPDATE OF rider_id ON customer_order
  FOR EACH ROW WHEN (OLD.rider_id IS DISTINCT FROM NEW.rider_id) EXECUTE FUNCTION note_changed_rider();
--> statement-breakpoint
-- An event says who is told of it; nothing else of it changes.
GRANT UPDATE (rider_id, former_rider_id) ON order_event TO jara_app;
