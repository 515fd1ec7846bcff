CREATE TABLE "menu_version" (
	"vendor_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
-- No number is given twice, even if a vendor's row is deleted and made anew.
CREATE SEQUENCE menu_version_number OWNED BY menu_version.version;
--> statement-breakpoint
ALTER TABLE menu_version ALTER COLUMN version SET DEFAULT nextval('menu_version_number');
--> statement-breakpoint
INSERT INTO menu_version (vendor_id) SELECT id FROM vendor;
--> statement-breakpoint
-- As before, and what is announced as a change of a menu also gives it another version, in the same transaction.
CREATE OR REPLACE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    tags := '{*}';
    UPDATE menu_version SET version = DEFAULT;
  ELSE
    EXECUTE format('SELECT array_agg(DISTINCT tag) FROM (SELECT unnest(%s) AS tag FROM changed) AS t WHERE tag IS NOT NULL', TG_ARGV[0])
      INTO tags;
    INSERT INTO menu_version (vendor_id)
      SELECT substr(tag, 6)::integer AS vendor_id FROM unnest(tags) AS tag WHERE tag LIKE 'menu:%' ORDER BY vendor_id
      ON CONFLICT (vendor_id) DO UPDATE SET version = DEFAULT;
    IF cardinality(tags) > 50 THEN
      tags := '{*}';
    END IF;
  END IF;
  IF tags IS NOT NULL THEN
    PERFORM pg_notify('changed', array_to_string(tags, ' '));
  END IF;
  RETURN NULL;
END
$$;
