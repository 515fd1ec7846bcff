CREATE TABLE "customer_address" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"pretty_name" text NOT NULL,
	"display_name" text NOT NULL,
	"house_no" text,
	"street" text,
	"area" text,
	"city" text,
	"state" text NOT NULL,
	"country_code" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"landmark" text,
	"recipient_name" text,
	"recipient_phone" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"signs_in_by_phone" boolean NOT NULL,
	"country_code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"user_reference" text NOT NULL,
	"referred_by" integer,
	"pocket_tag" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_user_reference_unique" UNIQUE("user_reference")
);
--> statement-breakpoint
CREATE TABLE "limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_code" (
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hmac" text NOT NULL,
	"subject" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_code_phone_purpose_pk" PRIMARY KEY("phone","purpose"),
	CONSTRAINT "a_code_is_tried_five_times_at_most" CHECK ("one_time_code"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "pending_registration" (
	"phone" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"referred_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"rotation" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_party_identity" (
	"service" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" integer NOT NULL,
	CONSTRAINT "third_party_identity_service_subject_pk" PRIMARY KEY("service","subject")
);
--> statement-breakpoint
CREATE TABLE "third_party_session" (
	"reference_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"service" text NOT NULL,
	"transaction_id" text,
	"payment_method" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_third_party_token" (
	"service" text NOT NULL,
	"token_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_third_party_token_service_token_id_pk" PRIMARY KEY("service","token_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_like" (
	"customer_id" integer NOT NULL,
	"vendor_id" integer NOT NULL,
	CONSTRAINT "vendor_like_customer_id_vendor_id_pk" PRIMARY KEY("customer_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "outgoing_text" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outgoing_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"sealed" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_address" ADD CONSTRAINT "customer_address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_registration" ADD CONSTRAINT "pending_registration_referred_by_customer_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_identity" ADD CONSTRAINT "third_party_identity_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_party_session" ADD CONSTRAINT "third_party_session_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_like" ADD CONSTRAINT "vendor_like_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_like" ADD CONSTRAINT "vendor_like_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_address_customer_id_id_index" ON "customer_address" USING btree ("customer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_active_address_per_customer" ON "customer_address" USING btree ("customer_id") WHERE "customer_address"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "one_customer_signs_in_by_a_phone" ON "customer" USING btree ("phone") WHERE "customer"."signs_in_by_phone";--> statement-breakpoint
CREATE INDEX "limit_count_ends_at_index" ON "limit_count" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "session_customer_id_index" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "third_party_identity_customer_id_index" ON "third_party_identity" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "third_party_session_customer_id_index" ON "third_party_session" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "third_party_session_expires_at_index" ON "third_party_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "used_third_party_token_expires_at_index" ON "used_third_party_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "vendor_like_vendor_id_index" ON "vendor_like" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "outgoing_text_next_try_at_index" ON "outgoing_text" USING btree ("next_try_at");