CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"lane" text NOT NULL,
	"data" jsonb NOT NULL,
	"dedupe_key" text,
	"run_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"dead_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Texts that wait are sent as jobs.
INSERT INTO "job" ("name", "lane", "data", "run_at", "attempts", "expires_at")
SELECT 'send-text', CASE WHEN starts_with("phone", '233') THEN 'sms-GH' ELSE 'sms-NG' END,
  jsonb_build_object('phone', "phone", 'sealed', "sealed"), "next_try_at", "attempts", "expires_at"
FROM "outgoing_text";
--> statement-breakpoint
DROP TABLE "outgoing_text" CASCADE;--> statement-breakpoint
CREATE INDEX "jobs_by_lane" ON "job" USING btree ("lane","run_at") WHERE "job"."dead_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_by_expiry" ON "job" USING btree ("expires_at") WHERE "job"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "dead_jobs" ON "job" USING btree ("dead_at") WHERE "job"."dead_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_job_per_dedupe_key" ON "job" USING btree ("name","dedupe_key");