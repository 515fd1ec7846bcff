-- Nobody knows in which session they were asked for; whoever signs in asks again.
DELETE FROM "staff_push_subscription";--> statement-breakpoint
ALTER TABLE "staff_push_subscription" ADD COLUMN "session_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_push_subscription" ADD CONSTRAINT "staff_push_subscription_session_id_staff_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_push_subscription_session_id_index" ON "staff_push_subscription" USING btree ("session_id");--> statement-breakpoint
-- Whoever is signed in nowhere is offered nothing: also who was ended, and whose shift is over.
CREATE FUNCTION end_duty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM staff_session WHERE staff_id = OLD.staff_id) THEN
    UPDATE rider_offer SET answer = 'withdrawn' WHERE rider_id = OLD.staff_id AND answer IS NULL;
    UPDATE rider_duty SET since = NULL WHERE rider_id = OLD.staff_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER duty_ends_with_the_last_session AFTER DELETE ON staff_session
  FOR EACH ROW EXECUTE FUNCTION end_duty();
