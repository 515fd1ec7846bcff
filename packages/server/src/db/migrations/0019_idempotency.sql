CREATE TABLE "idempotency" (
	"owner" text NOT NULL,
	"endpoint" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_owner_endpoint_key_pk" PRIMARY KEY("owner","endpoint","key"),
	CONSTRAINT "an_idempotency_key_is_short" CHECK (length("idempotency"."key") <= 64),
	CONSTRAINT "a_stored_answer_is_at_most_64_kb" CHECK (octet_length("idempotency"."body") <= 65536)
);
--> statement-breakpoint
CREATE INDEX "idempotency_created_at_index" ON "idempotency" USING btree ("created_at");