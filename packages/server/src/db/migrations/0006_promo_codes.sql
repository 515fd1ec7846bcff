CREATE TABLE "promo_code" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"currency" text NOT NULL,
	"target" text NOT NULL,
	"percent" integer,
	"most_off" bigint NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"vendor_ids" integer[],
	"city_ids" integer[],
	"order_classes" text[],
	"minimum_subtotal" bigint DEFAULT 0 NOT NULL,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"uses_in_all" integer,
	"uses_per_customer" integer,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promo_code_code_unique" UNIQUE("code"),
	CONSTRAINT "a_promo_code_is_in_capitals" CHECK ("promo_code"."code" ~ '^[A-Z0-9-]{3,40}$'),
	CONSTRAINT "a_promo_takes_something_off" CHECK ("promo_code"."most_off" > 0 and "promo_code"."percent" between 1 and 100),
	CONSTRAINT "a_promo_starts_before_it_ends" CHECK ("promo_code"."starts_at" < "promo_code"."ends_at"),
	CONSTRAINT "a_promo_limit_can_be_met" CHECK (least(cardinality("promo_code"."vendor_ids"), cardinality("promo_code"."city_ids"), cardinality("promo_code"."order_classes"),
        "promo_code"."uses_in_all", "promo_code"."uses_per_customer") > 0),
	CONSTRAINT "a_promo_minimum_is_not_negative" CHECK ("promo_code"."minimum_subtotal" >= 0),
	CONSTRAINT "promo_uses_stay_limited" CHECK ("promo_code"."used" >= 0 and "promo_code"."used" <= "promo_code"."uses_in_all")
);
--> statement-breakpoint
CREATE TABLE "promo_use" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promo_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"promo_code_id" integer NOT NULL,
	"customer_id" integer,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_promo_code" (
	"customer_id" integer NOT NULL,
	"promo_code_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_promo_code_customer_id_promo_code_id_pk" PRIMARY KEY("customer_id","promo_code_id")
);
--> statement-breakpoint
ALTER TABLE "promo_use" ADD CONSTRAINT "promo_use_promo_code_id_promo_code_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_code"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promo_use" ADD CONSTRAINT "promo_use_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_promo_code" ADD CONSTRAINT "saved_promo_code_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_promo_code" ADD CONSTRAINT "saved_promo_code_promo_code_id_promo_code_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "public"."promo_code"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_use_promo_code_id_customer_id_index" ON "promo_use" USING btree ("promo_code_id","customer_id");--> statement-breakpoint
CREATE INDEX "promo_use_customer_id_index" ON "promo_use" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "saved_promo_code_promo_code_id_index" ON "saved_promo_code" USING btree ("promo_code_id");