ALTER TABLE "one_time_code" ADD COLUMN "known_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "rotated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_code" ADD CONSTRAINT "a_code_is_tried_five_times_where_known" CHECK ("one_time_code"."known_tries" between 0 and 5);