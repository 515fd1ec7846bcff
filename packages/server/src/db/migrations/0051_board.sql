CREATE TABLE "staff_push_subscription" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "busy_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "paused_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "accept_minutes" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "accepts_by_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "ready_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_push_subscription" ADD CONSTRAINT "staff_push_subscription_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_push_subscription_staff_id_created_at_index" ON "staff_push_subscription" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_to_make" ON "customer_order" USING btree ("vendor_id","paid_at") WHERE "customer_order"."paid_at" is not null and "customer_order"."status" in ('received', 'fresh', 'preparing', 'ready_for_pickup', 'accepted_by_driver', 'awaiting_pickup');--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_busy_minutes_are_offered" CHECK ("vendor"."busy_minutes" in (0, 10, 20, 30));--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_accept_minutes_are_sensible" CHECK ("vendor"."accept_minutes" between 5 and 90);--> statement-breakpoint
-- A paid order has something done for it where its vendor accepts by itself, or is notified while its board is closed.
-- Most are on a board that hears of it anyway, so nobody's order costs a statement more.
CREATE FUNCTION enqueue_received_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM vendor WHERE id = NEW.vendor_id AND accepts_by_itself) OR EXISTS (
    SELECT FROM staff JOIN staff_push_subscription ON staff_id = staff.id
    WHERE staff.vendor_id = NEW.vendor_id AND ended_at IS NULL
  ) THEN
    INSERT INTO job (name, lane, data, run_at, dedupe_key)
    VALUES ('receive-order', 'order', jsonb_build_object('order_id', NEW.order_id), NEW.created_at, NEW.order_id::text)
    ON CONFLICT (name, dedupe_key) DO NOTHING;
    PERFORM pg_notify('job', 'order');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Whichever way it was paid.
CREATE TRIGGER received_orders_are_enqueued AFTER INSERT ON order_event
  FOR EACH ROW WHEN (NEW.action = 'MADE_PAYMENT' AND NEW.vendor_id IS NOT NULL)
  EXECUTE FUNCTION enqueue_received_order();
