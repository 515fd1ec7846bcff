-- A day of rest was written as null beside a default; it is a day that is not named, without one.
UPDATE "vendor" SET "available_hours" = (
  SELECT coalesce(jsonb_object_agg(day, span) FILTER (WHERE jsonb_typeof(span) = 'object'), '{}')
  FROM unnest(ARRAY['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']) AS day,
    coalesce("available_hours" -> day, "available_hours" -> 'default') AS span)
WHERE jsonb_path_exists("available_hours", '$.* ? (@ == null)');--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_hours_are_spans" CHECK (not jsonb_path_exists("vendor"."available_hours", '$.* ? (@ == null)'));
