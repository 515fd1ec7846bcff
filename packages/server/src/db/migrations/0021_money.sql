CREATE TABLE "customer_order" (
	"id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"vendor_id" integer NOT NULL,
	"class" text NOT NULL,
	"status" text NOT NULL,
	"cart_id" uuid NOT NULL,
	"cart_version" integer NOT NULL,
	"currency" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"delivery_amount" bigint NOT NULL,
	"service_amount" bigint NOT NULL,
	"bag_quantity" integer NOT NULL,
	"bag_amount" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"customer_vendor_note" text NOT NULL,
	"customer_delivery_note" text NOT NULL,
	"delivery_date" text,
	"time_range" text,
	"requires_delivery_pin" boolean NOT NULL,
	"pin" text NOT NULL,
	"promo_code" text,
	"promo_use_id" integer,
	"payment_method" text NOT NULL,
	"payment_method_id" text,
	"split_payment_with_wallet" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "an_order_adds_up" CHECK ("customer_order"."total" = "customer_order"."subtotal" + "customer_order"."delivery_amount" + "customer_order"."service_amount" + "customer_order"."bag_amount" - "customer_order"."discount_amount"),
	CONSTRAINT "an_order_costs_no_less_than_nothing" CHECK (least("customer_order"."total", "customer_order"."subtotal", "customer_order"."discount_amount") >= 0),
	CONSTRAINT "a_paid_order_was_paid" CHECK (("customer_order"."paid_at" is not null) or "customer_order"."status" in ('abandoned', 'cancelled')),
	CONSTRAINT "a_pin_is_four_digits" CHECK ("customer_order"."pin" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "order_timeline" (
	"order_id" integer NOT NULL,
	"action" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_timeline_order_id_action_pk" PRIMARY KEY("order_id","action")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"destination" text NOT NULL,
	"order_id" integer,
	"provider" text NOT NULL,
	"channel" text NOT NULL,
	"amount" bigint NOT NULL,
	"wallet_amount" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"account" text,
	"card_id" uuid,
	"save_card" boolean DEFAULT false NOT NULL,
	"return_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"started_at" timestamp with time zone,
	"access_code" text,
	"authorization_url" text,
	"provider_reference" text,
	"received_amount" bigint,
	"credited_to" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "a_payment_is_of_something" CHECK ("payment"."amount" > 0 and "payment"."wallet_amount" >= 0),
	CONSTRAINT "a_payment_of_an_order_names_it" CHECK (("payment"."destination" = 'order') = ("payment"."order_id" is not null)),
	CONSTRAINT "a_settled_payment_has_its_time" CHECK (("payment"."settled_at" is null) = ("payment"."status" in ('initiated', 'pending')))
);
--> statement-breakpoint
CREATE TABLE "saved_card" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"provider" text NOT NULL,
	"sealed_token" text NOT NULL,
	"signature" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"email" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "last4_is_four_digits" CHECK ("saved_card"."last4" ~ '^[0-9]{4}$')
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_event_provider_event_key_pk" PRIMARY KEY("provider","event_key")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"transaction_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_entry_transaction_id_account_pk" PRIMARY KEY("transaction_id","account"),
	CONSTRAINT "an_entry_moves_something" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transaction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transaction_ref_unique" UNIQUE("ref"),
	CONSTRAINT "a_transaction_has_one_currency" UNIQUE("id","currency")
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"customer_id" integer NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_customer_id_currency_pk" PRIMARY KEY("customer_id","currency")
);
--> statement-breakpoint
-- Quotes live for a quarter of an hour; those from before do not say what they add up to.
DELETE FROM "delivery_fee";--> statement-breakpoint
ALTER TABLE "delivery_fee" ADD COLUMN "cart_version" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_fee" ADD COLUMN "promo_code" text;--> statement-breakpoint
ALTER TABLE "delivery_fee" ADD COLUMN "bag_quantity" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_fee" ADD COLUMN "lines" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_fee" ADD COLUMN "discounts" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_fee" ADD COLUMN "total" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_fee" ADD COLUMN "prices" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "customer_order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_timeline" ADD CONSTRAINT "order_timeline_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_card_id_saved_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."saved_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "an_entry_has_the_currency_of_its_transaction" FOREIGN KEY ("transaction_id","currency") REFERENCES "public"."ledger_transaction"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_live_order_per_cart_version" ON "customer_order" USING btree ("cart_id","cart_version") WHERE "customer_order"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "orders_of_a_customer" ON "customer_order" USING btree ("customer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "customer_order_vendor_id_index" ON "customer_order" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "unpaid_orders" ON "customer_order" USING btree ("created_at") WHERE "customer_order"."status" = 'abandoned';--> statement-breakpoint
CREATE INDEX "payments_of_an_order" ON "payment" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_of_a_customer" ON "payment" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "open_payments" ON "payment" USING btree ("created_at") WHERE "payment"."status" in ('initiated', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "an_order_is_paid_once" ON "payment" USING btree ("order_id") WHERE "payment"."status" in ('succeeded', 'refunded') and "payment"."credited_to" = 'order';--> statement-breakpoint
CREATE UNIQUE INDEX "a_card_is_saved_once" ON "saved_card" USING btree ("customer_id","provider","signature") WHERE "saved_card"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_event_received_at_index" ON "webhook_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "entries_by_account" ON "ledger_entry" USING btree ("account","currency","transaction_id");--> statement-breakpoint
-- Reliability rule 2: whatever a statement adds to the ledger sums to zero.
CREATE FUNCTION refuse_unbalanced_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY transaction_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'ledger entries must sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER entries_sum_to_zero AFTER INSERT ON "ledger_entry" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_entries();
--> statement-breakpoint
-- What happened to money and to an order is only ever added to.
REVOKE UPDATE, DELETE ON "ledger_transaction", "ledger_entry", "order_timeline" FROM jara_app;
