CREATE TABLE "rider_duty" (
	"rider_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone,
	"missed_offers" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rider_offer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rider_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"rider_id" integer NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"km" double precision,
	"answer" text,
	CONSTRAINT "an_offer_ends_after_it_begins" CHECK ("rider_offer"."expires_at" > "rider_offer"."offered_at")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "rider_duty" ADD CONSTRAINT "rider_duty_rider_id_staff_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rider_offer" ADD CONSTRAINT "rider_offer_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rider_offer" ADD CONSTRAINT "rider_offer_rider_id_staff_id_fk" FOREIGN KEY ("rider_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_offer_of_an_order" ON "rider_offer" USING btree ("order_id") WHERE "rider_offer"."answer" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_offer_to_a_rider" ON "rider_offer" USING btree ("rider_id") WHERE "rider_offer"."answer" is null;--> statement-breakpoint
CREATE INDEX "offers_of_an_order" ON "rider_offer" USING btree ("order_id","rider_id");--> statement-breakpoint
CREATE INDEX "offers_to_a_rider" ON "rider_offer" USING btree ("rider_id","offered_at");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_city_id_city_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."city"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "riders_of_a_city" ON "staff" USING btree ("city_id") WHERE "staff"."city_id" is not null;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "a_city_is_of_a_rider" CHECK ("staff"."role" = 'rider' or "staff"."city_id" is null);--> statement-breakpoint
-- An order that does not wait for a rider any more is offered to nobody (ADR 67).
CREATE FUNCTION withdraw_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rider_offer SET answer = 'withdrawn' WHERE order_id = NEW.id AND answer IS NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER offers_end_with_the_wait AFTER UPDATE OF status ON customer_order
  FOR EACH ROW WHEN (OLD.status IN ('received', 'fresh', 'preparing', 'ready_for_pickup')
    AND NEW.status NOT IN ('received', 'fresh', 'preparing', 'ready_for_pickup'))
  EXECUTE FUNCTION withdraw_offers();--> statement-breakpoint
-- A rider hears that they are asked, and that they are asked no more (announceToStaff).
CREATE FUNCTION announce_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff', json_build_object('role', 'rider', 'scope', NEW.rider_id, 'event', 'offer',
    'data', json_build_object('order_id', NEW.order_id))::text);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER offers_are_announced AFTER INSERT OR UPDATE OF answer ON rider_offer
  FOR EACH ROW EXECUTE FUNCTION announce_offer();--> statement-breakpoint
-- Riders of before ride in the city of their country that has most vendors, until somebody says otherwise.
UPDATE staff SET city_id = (
  SELECT city.id FROM city LEFT JOIN vendor ON vendor.city_id = city.id
  WHERE city.country_code = CASE WHEN staff.phone LIKE '233%' THEN 'GH' ELSE 'NG' END
  GROUP BY city.id ORDER BY count(vendor.id) DESC, city.id LIMIT 1
) WHERE role = 'rider';
