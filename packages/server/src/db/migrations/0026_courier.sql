CREATE TABLE "package_fee" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_fee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"way" jsonb NOT NULL,
	"currency" text NOT NULL,
	"worth" bigint NOT NULL,
	"km" double precision NOT NULL,
	"original_delivery_amount" bigint NOT NULL,
	"final_delivery_amount" bigint NOT NULL,
	"delivery_price_factor" double precision NOT NULL,
	"protection_amount" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_id" integer,
	CONSTRAINT "package_fee_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "a_package_costs_no_less_than_nothing" CHECK (least("package_fee"."worth", "package_fee"."original_delivery_amount", "package_fee"."final_delivery_amount", "package_fee"."protection_amount") >= 0)
);
--> statement-breakpoint
ALTER TABLE "customer_order" DROP CONSTRAINT "an_order_adds_up";--> statement-breakpoint
ALTER TABLE "customer_order" ALTER COLUMN "vendor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ALTER COLUMN "cart_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ALTER COLUMN "cart_version" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "protection_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "package_fee" ADD CONSTRAINT "package_fee_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_fee_expires_at_index" ON "package_fee" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "a_package_has_neither_vendor_nor_cart" CHECK (("customer_order"."class" = 'package_delivery') = ("customer_order"."vendor_id" is null) and ("customer_order"."class" = 'package_delivery') = ("customer_order"."cart_id" is null) and ("customer_order"."cart_id" is null) = ("customer_order"."cart_version" is null));--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "protection_is_not_negative" CHECK ("customer_order"."protection_amount" >= 0);--> statement-breakpoint
ALTER TABLE "customer_order" ADD CONSTRAINT "an_order_adds_up" CHECK ("customer_order"."total" = "customer_order"."subtotal" + "customer_order"."delivery_amount" + "customer_order"."service_amount" + "customer_order"."bag_amount" + "customer_order"."protection_amount" - "customer_order"."discount_amount");