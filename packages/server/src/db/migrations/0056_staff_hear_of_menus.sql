-- Open screens of a vendor's menu read it again (announceToStaff). A menu has another version after every change of it.
CREATE FUNCTION announce_menu() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff', json_build_object('role', 'vendor', 'scope', NEW.vendor_id, 'event', 'menu',
    'data', '{}'::json)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- However it was changed: by its vendor, by the stock-out of an order, or by us.
CREATE TRIGGER menus_are_announced AFTER INSERT OR UPDATE ON menu_version
  FOR EACH ROW EXECUTE FUNCTION announce_menu();
--> statement-breakpoint
-- So do those that show a vendor's switches, hours and pictures.
CREATE FUNCTION announce_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff', json_build_object('role', 'vendor', 'scope', NEW.id, 'event', 'vendor',
    'data', '{}'::json)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What its staff or support set; ranks and ratings concern none of these screens.
CREATE TRIGGER settings_of_vendors_are_announced
  AFTER UPDATE OF busy_minutes, busy_until, paused_until, accept_minutes, accepts_by_itself, available_hours, closed_days,
    preorder_configuration, hours_version, logo_url, cover_url ON vendor
  FOR EACH ROW EXECUTE FUNCTION announce_vendor();
