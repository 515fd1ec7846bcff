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
CREATE TRIGGER redelivered_orders_are_noted AFTER INSERT OR UPDATE OF requested_at, amount ON "redelivery"
  FOR EACH ROW WHEN (NEW.requested_at IS NOT NULL) EXECUTE FUNCTION note_changed_order();
--> statement-breakpoint
INSERT INTO "analytics_total" (kind, name, code, day, times, sessions, continued)
  SELECT kind, name, '', day, count(*), count(*), count(*) FILTER (WHERE before = day - 1)
  FROM (
    SELECT day, kind, name, lag(day) OVER (PARTITION BY session_id, kind, name ORDER BY day) AS before
    FROM (
      SELECT DISTINCT claim.day, claim.session_id, said.kind, said.name
      FROM analytics_order AS claim
      JOIN customer_order ON customer_order.id = claim.order_id
      CROSS JOIN LATERAL (VALUES
        ('step', 'order_placed', true),
        ('placed', payment_method, true),
        ('step', 'paid', paid_at IS NOT NULL),
        ('paid', payment_method, paid_at IS NOT NULL)
      ) AS said (kind, name, holds)
      WHERE holds
    ) AS said
  ) AS with_before
  GROUP BY kind, name, day;
--> statement-breakpoint
INSERT INTO "analytics_sale" (day, hour, city, currency, orders, revenue)
  SELECT placed_at::date, extract(hour FROM placed_at), city, currency, count(*), sum(taken - refunded)
  FROM (
    SELECT
      customer_order.currency,
      customer_order.refunded,
      coalesce(city.display_name, 'Other') AS city,
      customer_order.created_at AT TIME ZONE coalesce(
        city.time_zone, CASE customer_order.currency WHEN 'GHS' THEN 'Africa/Accra' ELSE 'Africa/Lagos' END
      ) AS placed_at,
      customer_order.total + coalesce((
        SELECT sum(amount) FROM redelivery
        WHERE redelivery.order_id = customer_order.id AND redelivery.requested_at IS NOT NULL
      ), 0) AS taken
    FROM customer_order
    LEFT JOIN vendor ON vendor.id = customer_order.vendor_id
    LEFT JOIN city ON city.id = coalesce(
      vendor.city_id, (SELECT id FROM city WHERE slug = customer_order.content #>> '{package,city}')
    )
    WHERE customer_order.paid_at IS NOT NULL
  ) AS paid_order
  GROUP BY 1, 2, 3, 4;
