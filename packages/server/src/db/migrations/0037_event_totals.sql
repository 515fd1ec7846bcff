CREATE TABLE "analytics_order" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_seen" (
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "analytics_seen_session_id_kind_name_code_day_pk" PRIMARY KEY("session_id","kind","name","code","day")
);
--> statement-breakpoint
CREATE TABLE "analytics_total" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL,
	"times" bigint NOT NULL,
	"sessions" bigint NOT NULL,
	"continued" bigint NOT NULL,
	CONSTRAINT "analytics_total_kind_day_name_code_pk" PRIMARY KEY("kind","day","name","code")
);
--> statement-breakpoint
DROP INDEX "events_read_by_insights";--> statement-breakpoint
CREATE INDEX "analytics_order_day_index" ON "analytics_order" USING btree ("day");--> statement-breakpoint
CREATE INDEX "analytics_seen_day_index" ON "analytics_seen" USING btree ("day");--> statement-breakpoint
-- What is stored is counted as the code counts what comes (`counted-as.ts`).
CREATE TEMPORARY TABLE "counted" ON COMMIT DROP AS
  SELECT (occurred_at AT TIME ZONE 'Africa/Lagos')::date AS day, session_id, said.kind, said.name, said.code,
    count(*) AS times
  FROM analytics_event AS event CROSS JOIN LATERAL (VALUES
    ('step', 'visit', ''),
    ('step', CASE event_type || ' ' || event.name
      WHEN 'view_page vendor' THEN 'vendor'
      WHEN 'click_component add_to_cart' THEN 'cart'
      WHEN 'view_section checkout' THEN 'checkout'
      WHEN 'view_modal payment_method' THEN 'payment_method'
      WHEN 'click_button place_order' THEN 'place_order' END, ''),
    ('method', CASE WHEN event_type = 'click_button' AND event.name = 'place_order'
      THEN details ->> 'payment_method_type' END, ''),
    ('search', CASE WHEN event_type = 'interact_input' AND event.name = 'search' AND details @> '{"results": 0}'
      THEN details ->> 'query' END, ''),
    ('error', CASE WHEN event_type = 'error_error' THEN event.name END, coalesce(details ->> 'code', ''))
  ) AS said (kind, name, code)
  WHERE said.name IS NOT NULL
  GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
INSERT INTO "analytics_total" (kind, name, code, day, times, sessions, continued)
  SELECT kind, name, code, day, times, sessions, continued
  FROM (
    SELECT kind, name, code, day, sum(times) AS times, count(*) AS sessions,
      count(*) FILTER (WHERE before = day - 1) AS continued,
      row_number() OVER (PARTITION BY kind, day ORDER BY count(*) DESC, sum(times) DESC) AS place
    FROM (
      SELECT *, lag(day) OVER (PARTITION BY session_id, kind, name, code ORDER BY day) AS before FROM counted
    ) AS with_before
    GROUP BY kind, name, code, day
  ) AS ranked
  WHERE kind NOT IN ('search', 'error') OR place <= 100;
--> statement-breakpoint
INSERT INTO "analytics_total" (kind, name, code, day, times, sessions, continued)
  SELECT 'kept', '', '', (occurred_at AT TIME ZONE 'Africa/Lagos')::date, count(*), 0, 0
  FROM analytics_event GROUP BY 4
  UNION ALL
  SELECT 'rejected', '', '', (received_at AT TIME ZONE 'Africa/Lagos')::date, count(*), 0, 0
  FROM analytics_rejected GROUP BY 4;
--> statement-breakpoint
-- Of these days events may still come.
INSERT INTO "analytics_seen" (session_id, kind, name, code, day)
  SELECT session_id, kind, name, code, day FROM counted WHERE day >= current_date - 30;
--> statement-breakpoint
INSERT INTO "analytics_order" (order_id, session_id, occurred_at, day)
  SELECT DISTINCT ON (customer_order.id)
    customer_order.id, session_id, occurred_at, (occurred_at AT TIME ZONE 'Africa/Lagos')::date
  FROM analytics_event
  JOIN customer_order
    ON customer_order.id = (details ->> 'order_id')::integer AND customer_order.customer_id = user_id
  WHERE event_type = 'view_component' AND name = 'order_placed'
  ORDER BY customer_order.id, occurred_at;
