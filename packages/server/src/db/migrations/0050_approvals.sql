CREATE TABLE "approval" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"fault" text,
	"bank_reference" text,
	"reason" text NOT NULL,
	"requested_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decision" text,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "an_approval_moves_something" CHECK ("approval"."amount" > 0),
	CONSTRAINT "a_decision_has_its_person_and_time" CHECK (("approval"."decision" is null) = ("approval"."decided_by" is null) and ("approval"."decision" is null) = ("approval"."decided_at" is null)),
	CONSTRAINT "nobody_decides_their_own_request" CHECK ("approval"."decided_by" <> "approval"."requested_by")
);
--> statement-breakpoint
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
ALTER TABLE "approval" ADD CONSTRAINT "approval_requested_by_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_decided_by_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_message" ADD CONSTRAINT "order_message_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undecided_approvals" ON "approval" USING btree ("subject_kind","subject_id") WHERE "approval"."decision" is null;--> statement-breakpoint
CREATE INDEX "order_message_order_id_id_index" ON "order_message" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "customer" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customer" USING gin (to_tsvector('simple', "first_name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX "webhooks_of_a_payment" ON "webhook_event" USING btree ("reference");