CREATE TABLE "analytics_changed_order" (
	"order_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_sale" (
	"day" date NOT NULL,
	"hour" smallint NOT NULL,
	"city" text NOT NULL,
	"currency" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue" bigint NOT NULL,
	CONSTRAINT "analytics_sale_day_hour_city_currency_pk" PRIMARY KEY("day","hour","city","currency")
);--> statement-breakpoint
-- An order that counts has changed in what counts. It is written down and not counted here: the rows of a day would be
-- everybody's, and payments would wait for each other.
CREATE FUNCTION note_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'redelivery' THEN
    INSERT INTO analytics_changed_order VALUES (NEW.order_id);
  ELSE
    INSERT INTO analytics_changed_order VALUES (NEW.id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER changed_orders_are_noted
  AFTER INSERT OR UPDATE OF paid_at, total, refunded, payment_method, vendor_id ON "customer_order"
  FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_changed_order();
--> statement-breakpoint
-- The method of an order is chosen again until it is paid.
CREATE TRIGGER chosen_methods_are_noted AFTER UPDATE OF payment_method ON "customer_order"
  FOR EACH ROW WHEN (NEW.paid_at IS NULL AND NEW.payment_method <> OLD.payment_method)
  EXECUTE FUNCTION note_changed_order();
--> statement-breakpoint
CREATE TRIGGER redelivered_orders_are_noted AFTER INSERT OR UPDATE OF requested_at, amount ON "redelivery"
  FOR EACH ROW WHEN (NEW.requested_at IS NOT NULL) EXECUTE FUNCTION note_changed_order();
--> statement-breakpoint
-- The worker sums them: orders are not held up while it is done.
INSERT INTO "analytics_changed_order"
  SELECT id FROM "customer_order" WHERE paid_at IS NOT NULL UNION SELECT order_id FROM "analytics_order";
