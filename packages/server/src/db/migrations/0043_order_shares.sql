ALTER TABLE "vendor" ADD COLUMN "commission_percent" smallint;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "vendor_charge" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_commission_is_a_part" CHECK ("vendor"."commission_percent" between 0 and 100);--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "a_charge_is_a_part_of_what_was_given_back" CHECK ("customer_order"."vendor_charge" between 0 and "customer_order"."refunded");--> statement-breakpoint
-- Orders that were completed before have their shares as those that are completed from now on (share-order.ts).
WITH line AS (
  SELECT id, label, sum(amount) AS amount
  FROM customer_order, jsonb_to_recordset(content->'lines') AS given(label text, amount bigint)
  WHERE status IN ('success', 'completed') GROUP BY id, label
), earned AS (
  SELECT id, currency, class, vendor_id, content->'vendor'->>'name' AS seller,
    coalesce('rider:' || rider_id, 'vendor:' || vendor_id) AS bringer,
    coalesce((SELECT created_at FROM order_timeline WHERE order_id = id AND action = 'ORDER_COMPLETED'), created_at) AS at,
    coalesce((SELECT amount FROM line WHERE line.id = customer_order.id AND label = 'Surge fee'), 0) AS surge,
    delivery_amount - coalesce((SELECT sum(amount) FROM line WHERE line.id = customer_order.id AND label IN ('Surge fee', 'Small order fee')), 0)
      + coalesce((SELECT amount FROM redelivery WHERE order_id = customer_order.id AND requested_at IS NOT NULL), 0) AS way,
    subtotal - coalesce((SELECT sum(price) FROM order_issue WHERE order_id = customer_order.id), 0) AS items
  FROM customer_order WHERE status IN ('success', 'completed')
), share AS (
  SELECT *, CASE WHEN vendor_id IS NULL THEN 0 ELSE floor(items * 15 / 100) END::bigint AS commission,
    CASE WHEN bringer IS NULL THEN 0 ELSE ceil(way * 80 / 100) + surge END::bigint AS delivery
  FROM earned
), posted AS (
  INSERT INTO ledger_transaction (kind, ref, currency, description, created_at)
  SELECT 'share', 'share:' || id, currency, 'Shares of order #' || id || ' from ' || seller, at
  FROM share WHERE commission > 0 OR delivery > 0 ORDER BY at
  RETURNING id, ref
)
INSERT INTO ledger_entry (transaction_id, currency, account, amount)
SELECT posted.id, share.currency, entry.account, sum(entry.amount)
FROM posted JOIN share ON posted.ref = 'share:' || share.id,
  LATERAL (VALUES ('vendor:' || vendor_id, -commission), ('commission_revenue', commission), (bringer, delivery), ('delivery_revenue', -delivery)) AS entry (account, amount)
WHERE entry.account IS NOT NULL
GROUP BY posted.id, share.currency, entry.account HAVING sum(entry.amount) <> 0;
