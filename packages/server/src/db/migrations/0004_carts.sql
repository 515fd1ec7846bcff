CREATE TABLE "cart" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"guest_hash" text,
	"vendor_id" integer NOT NULL,
	"class" text DEFAULT 'delivery' NOT NULL,
	"address_id" integer,
	"customer_vendor_note" text DEFAULT '' NOT NULL,
	"customer_delivery_note" text DEFAULT '' NOT NULL,
	"bag_quantity" integer DEFAULT 0 NOT NULL,
	"packs" jsonb NOT NULL,
	"current_pack_reference" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "a_cart_has_one_owner" CHECK (num_nonnulls("cart"."customer_id", "cart"."guest_hash") = 1),
	CONSTRAINT "a_cart_holds_something" CHECK (jsonb_array_length("cart"."packs") > 0),
	CONSTRAINT "bags_are_not_negative" CHECK ("cart"."bag_quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "upgraded_guest" (
	"guest_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"upgraded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_address_id_customer_address_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."customer_address"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upgraded_guest" ADD CONSTRAINT "upgraded_guest_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_cart_per_customer_and_vendor" ON "cart" USING btree ("customer_id","vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_cart_per_guest_and_vendor" ON "cart" USING btree ("guest_hash","vendor_id");--> statement-breakpoint
CREATE INDEX "cart_vendor_id_index" ON "cart" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "cart_address_id_index" ON "cart" USING btree ("address_id");