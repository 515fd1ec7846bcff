CREATE TABLE "delivery_fee" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_fee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" uuid NOT NULL,
	"address_id" integer,
	"order_class" text NOT NULL,
	"original_delivery_amount" bigint NOT NULL,
	"final_delivery_amount" bigint NOT NULL,
	"original_service_amount" bigint NOT NULL,
	"final_service_amount" bigint NOT NULL,
	"delivery_price_factor" double precision NOT NULL,
	"small_order_amount" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "a_delivery_has_an_address" CHECK ("delivery_fee"."order_class" = 'pickup' or "delivery_fee"."address_id" is not null),
	CONSTRAINT "fees_are_not_negative" CHECK (least("delivery_fee"."amount", "delivery_fee"."original_delivery_amount", "delivery_fee"."final_service_amount") >= 0)
);
--> statement-breakpoint
ALTER TABLE "delivery_fee" ADD CONSTRAINT "delivery_fee_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_fee_cart_id_index" ON "delivery_fee" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "delivery_fee_expires_at_index" ON "delivery_fee" USING btree ("expires_at");