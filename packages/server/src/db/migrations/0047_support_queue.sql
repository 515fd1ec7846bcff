CREATE TABLE "queue_claim" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"staff_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "queue_claim_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
ALTER TABLE "queue_claim" ADD CONSTRAINT "queue_claim_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_claim_expires_at_index" ON "queue_claim" USING btree ("expires_at");