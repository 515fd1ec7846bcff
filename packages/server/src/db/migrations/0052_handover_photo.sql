CREATE TABLE "handover_photo" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"rider_id" integer NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "a_photo_is_not_large" CHECK (octet_length("handover_photo"."bytes") <= 409600)
);
--> statement-breakpoint
ALTER TABLE "handover_photo" ADD CONSTRAINT "handover_photo_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_photo_taken_at_index" ON "handover_photo" USING btree ("taken_at");