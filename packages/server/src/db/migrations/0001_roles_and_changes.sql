-- The application's role: rows only, never the schema. The API takes it on when it connects (`-c role=jara_app`).
DO $$
BEGIN
  CREATE ROLE jara_app NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- Roles belong to the whole cluster: another database of ours made it.
END
$$;
--> statement-breakpoint
GRANT jara_app TO CURRENT_USER;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO jara_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO jara_app;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO jara_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO jara_app;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO jara_app;
--> statement-breakpoint
-- Announces on the channel `changed` what a statement touched, as tags: 'vendor:12 city:3'. Caches listen.
-- The argument is how to find the tag's owner in a changed row; past fifty of them one '*' says it all.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tags text[];
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    tags := '{*}';
  ELSE
    EXECUTE format('SELECT array_agg(DISTINCT tag) FROM (SELECT unnest(%s) AS tag FROM changed) AS t WHERE tag IS NOT NULL', TG_ARGV[0])
      INTO tags;
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
--> statement-breakpoint
CREATE PROCEDURE announce_changes_of(target regclass, tags text) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_change(%L)', target, tags);
  -- After an update both the old owner and the new one have changed.
  EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %s REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_change(%L)', target, tags);
  EXECUTE format('CREATE TRIGGER announce_update_of_old AFTER UPDATE ON %s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_change(%L)', target, tags);
  EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION announce_change(%L)', target, tags);
  EXECUTE format('CREATE TRIGGER announce_truncate AFTER TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION announce_change()', target);
END
$$;
--> statement-breakpoint
CALL announce_changes_of('vendor', $$ARRAY['vendor:' || id, 'city:' || city_id, 'vendors']$$);
--> statement-breakpoint
CALL announce_changes_of('former_vendor_slug', $$ARRAY['vendor:' || vendor_id]$$);
--> statement-breakpoint
CALL announce_changes_of('vendor_in_category', $$ARRAY['vendor:' || vendor_id, 'city:' || (SELECT city_id FROM vendor WHERE vendor.id = vendor_id), 'vendors']$$);
--> statement-breakpoint
CALL announce_changes_of('menu_category', $$ARRAY['menu:' || vendor_id]$$);
--> statement-breakpoint
CALL announce_changes_of('container_type', $$ARRAY['menu:' || vendor_id]$$);
--> statement-breakpoint
CALL announce_changes_of('menu', $$ARRAY['menu:' || vendor_id]$$);
--> statement-breakpoint
CALL announce_changes_of('menu_group', $$ARRAY['menu:' || vendor_id]$$);
--> statement-breakpoint
CALL announce_changes_of('menu_group_item', $$ARRAY['menu:' || (SELECT vendor_id FROM menu_group WHERE menu_group.id = menu_group_id)]$$);
--> statement-breakpoint
CALL announce_changes_of('menu_in_group', $$ARRAY['menu:' || (SELECT vendor_id FROM menu WHERE menu.id = menu_id)]$$);
--> statement-breakpoint
CALL announce_changes_of('vendor_category', $$ARRAY['*']$$);
--> statement-breakpoint
CALL announce_changes_of('city', $$ARRAY['*']$$);
--> statement-breakpoint
-- Only an address that a vendor stands at concerns a cache.
CALL announce_changes_of('address', $$(SELECT array_agg('vendor:' || v.id) || array_agg('city:' || v.city_id) FROM vendor v WHERE v.address_id = changed.id)$$);
