CREATE TABLE "analytics_event" (
	"occurred_on" date NOT NULL,
	"id" uuid NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"event_type" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"details" jsonb NOT NULL,
	"os" text NOT NULL,
	CONSTRAINT "analytics_event_occurred_on_id_pk" PRIMARY KEY("occurred_on","id")
) PARTITION BY RANGE ("occurred_on");
--> statement-breakpoint
CREATE TABLE "analytics_rejected" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_rejected_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" text NOT NULL,
	"reason" text NOT NULL,
	"sealed_body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "queue_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" uuid NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"visible_at" timestamp with time zone NOT NULL,
	"receive_count" integer DEFAULT 0 NOT NULL,
	"receipt" uuid
);
--> statement-breakpoint
CREATE INDEX "analytics_event_event_type_name_session_id_index" ON "analytics_event" USING btree ("event_type","name","session_id");--> statement-breakpoint
CREATE INDEX "analytics_rejected_received_at_index" ON "analytics_rejected" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "queue_message_visible_at_id_index" ON "queue_message" USING btree ("visible_at","id");--> statement-breakpoint
CREATE INDEX "queue_message_receipt_index" ON "queue_message" USING btree ("receipt");--> statement-breakpoint
-- Makes a partition of `analytics_event` for each of these days that has none, and drops those before `oldest`. The
-- application's role owns no table, so this runs as the owner, and does nothing else.
CREATE FUNCTION keep_event_days(first_day date, last_day date, oldest date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
DECLARE
  each_day date;
  old_name text;
BEGIN
  IF last_day - first_day > 60 THEN
    RAISE EXCEPTION 'too many days at once';
  END IF;
  -- Two workers may come at the same moment.
  PERFORM pg_advisory_xact_lock(hashtext('keep_event_days'));
  FOR each_day IN SELECT generate_series(first_day, last_day, interval '1 day')::date LOOP
    EXECUTE format(
      'CREATE TABLE IF NOT EXISTS %I PARTITION OF analytics_event FOR VALUES FROM (%L) TO (%L)',
      'analytics_event_' || to_char(each_day, 'YYYYMMDD'), each_day, each_day + 1
    );
  END LOOP;
  FOR old_name IN
    SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'analytics_event'::regclass
      AND relname < 'analytics_event_' || to_char(oldest, 'YYYYMMDD')
  LOOP
    EXECUTE format('DROP TABLE %I', old_name);
  END LOOP;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION keep_event_days FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION keep_event_days TO jara_app;
