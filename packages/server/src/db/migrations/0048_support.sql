CREATE TABLE "order_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"channel" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"useful_until" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_message" ADD CONSTRAINT "order_message_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_message_order_id_id_index" ON "order_message" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "customer" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customer" USING gin (to_tsvector('simple', "first_name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX "webhooks_of_a_payment" ON "webhook_event" USING btree ("reference");