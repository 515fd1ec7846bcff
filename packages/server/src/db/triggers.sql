-- All triggers and functions of the database as they are now: to read, not to run. Migrations make them, and what a
-- migration changes is changed here too; triggers.int.test.ts compares this file with a migrated database.

-- ── Caches: what has changed is announced on the channel `changed` (ADR 7) ──

-- Announces what a statement touched, as tags: 'vendor:12 city:3'. The argument is how to find the tags in a changed
-- row; past fifty of them one '*' says it all. A menu that changes gets another version in the same transaction (ADR 18).
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Gives a table the five triggers that announce its changes. A migration calls it for a table that caches depend on.
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

-- A vendor is in its own page and in the lists of its city.
CALL announce_changes_of('vendor', $$ARRAY['vendor:' || id, 'city:' || city_id, 'vendors']$$);
-- A former URL of a vendor leads to its page.
CALL announce_changes_of('former_vendor_slug', $$ARRAY['vendor:' || vendor_id]$$);
-- The categories of a vendor filter the lists of its city.
CALL announce_changes_of('vendor_in_category', $$ARRAY['vendor:' || vendor_id, 'city:' || (SELECT city_id FROM vendor WHERE vendor.id = vendor_id), 'vendors']$$);
-- The parts of a menu: its categories, containers, dishes, groups, the options of groups, and which dish has which group.
CALL announce_changes_of('menu_category', $$ARRAY['menu:' || vendor_id]$$);
CALL announce_changes_of('container_type', $$ARRAY['menu:' || vendor_id]$$);
CALL announce_changes_of('menu', $$ARRAY['menu:' || vendor_id]$$);
CALL announce_changes_of('menu_group', $$ARRAY['menu:' || vendor_id]$$);
CALL announce_changes_of('menu_group_item', $$ARRAY['menu:' || (SELECT vendor_id FROM menu_group WHERE menu_group.id = menu_group_id)]$$);
CALL announce_changes_of('menu_in_group', $$ARRAY['menu:' || (SELECT vendor_id FROM menu WHERE menu.id = menu_id)]$$);
-- Categories and cities are in everything.
CALL announce_changes_of('vendor_category', $$ARRAY['*']$$);
CALL announce_changes_of('city', $$ARRAY['*']$$);
-- Only an address that a vendor stands at concerns a cache.
CALL announce_changes_of('address', $$(SELECT array_agg('vendor:' || v.id) || array_agg('city:' || v.city_id) FROM vendor v WHERE v.address_id = changed.id)$$);

-- ── Sessions ──

-- A session is cached, and its streams are open, in any process: its end or change is announced.
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('changed', 'session:' || OLD.id);
  RETURN NULL;
END
$$;

-- A stream of a customer's orders ends with the session that opened it.
CREATE TRIGGER ended_sessions_are_announced AFTER DELETE ON session
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();

-- Whom a session signs in is cached until it ends or changes; renewing its pair of tokens changes nothing of it.
CREATE TRIGGER changed_sessions_are_announced AFTER UPDATE OF may_spend, expires_at ON session
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();

-- What staff follow ends with their session too.
CREATE TRIGGER ended_sessions_are_announced AFTER DELETE ON staff_session
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();

-- Whoever empties the table signs everybody out at once.
CREATE TRIGGER announce_truncate AFTER TRUNCATE ON session FOR EACH STATEMENT EXECUTE FUNCTION announce_change();

-- ── Carts: a change is applied once, also when the cart has gone in between (ADR 17) ──

-- A cart goes with its last pack; the ids of the changes that were applied to it are stored for a while.
CREATE FUNCTION remember_removed_cart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_cart (owner, vendor_id, recent_changes, removed_at)
  VALUES ('cart ' || coalesce(OLD.customer_id::text, OLD.guest_hash), OLD.vendor_id, OLD.recent_changes, now())
  ON CONFLICT (owner, vendor_id) DO UPDATE SET recent_changes = EXCLUDED.recent_changes, removed_at = EXCLUDED.removed_at;
  RETURN NULL;
END
$$;

-- Only a cart that has seen changes has something to store.
CREATE TRIGGER remember_removed_cart AFTER DELETE ON cart
  FOR EACH ROW WHEN (cardinality(OLD.recent_changes) > 0) EXECUTE FUNCTION remember_removed_cart();

-- No cart is opened by a change that a removed one has seen. Any other change opens one that knows what that had seen:
-- the last 64, as `MOST_REMEMBERED` of the domain has it.
CREATE FUNCTION recall_removed_cart() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seen uuid[];
BEGIN
  SELECT removed_cart.recent_changes INTO seen FROM removed_cart
  WHERE removed_cart.owner = 'cart ' || coalesce(NEW.customer_id::text, NEW.guest_hash)
    AND removed_cart.vendor_id = NEW.vendor_id;
  IF seen && NEW.recent_changes THEN
    RETURN NULL;
  END IF;
  IF seen IS NOT NULL THEN
    NEW.recent_changes := (seen || NEW.recent_changes)[greatest(1, cardinality(seen) + cardinality(NEW.recent_changes) - 63):];
  END IF;
  RETURN NEW;
END
$$;

-- Whenever a cart is opened.
CREATE TRIGGER recall_removed_cart BEFORE INSERT ON cart FOR EACH ROW EXECUTE FUNCTION recall_removed_cart();

-- For the statement that opens a cart: waits until nothing else decides over this owner's carts, such as a guest's
-- becoming a customer or another cart of theirs, and then looks and counts. Within one statement only a volatile function
-- sees what was committed while it waited. A count for each kind of owner: with OR, a plan that was made while there were
-- few carts reads all of them.
CREATE FUNCTION may_open_cart(owner text, customer integer, guest text, most integer) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(owner, 0));
  IF guest IS NULL THEN
    RETURN (SELECT count(*) FROM cart WHERE cart.customer_id = customer) < most;
  END IF;
  RETURN NOT EXISTS (SELECT FROM upgraded_guest WHERE upgraded_guest.guest_hash = guest)
    AND (SELECT count(*) FROM cart WHERE cart.guest_hash = guest) < most;
END
$$;

-- ── Promo codes ──

-- A code that everybody uses at noon is one row. Its uses are counted as an order commits, so nobody who orders with it
-- waits for more than another's commit; the table's check refuses one use too many, and that order is looked at again.
CREATE FUNCTION count_promo_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE promo_code SET used = used + 1 WHERE id = NEW.promo_code_id;
  ELSE
    UPDATE promo_code SET used = used - 1 WHERE id = OLD.promo_code_id;
  END IF;
  RETURN NULL;
END
$$;

-- At the commit: see above.
CREATE CONSTRAINT TRIGGER promo_uses_are_counted AFTER INSERT OR DELETE ON promo_use
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_promo_use();

-- ── The ledger ──

-- Reliability rule 2: whatever a statement adds to the ledger sums to zero.
CREATE FUNCTION refuse_unbalanced_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY transaction_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'ledger entries must sum to zero' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

-- Once for all entries of a statement.
CREATE TRIGGER entries_sum_to_zero AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_unbalanced_entries();

-- Reliability rule 2: a movement of money says what it moves, by the time it is committed.
CREATE FUNCTION refuse_empty_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entry WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'a ledger transaction has entries' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;

-- At the commit: the entries are written after the transaction's row.
CREATE CONSTRAINT TRIGGER ledger_transactions_have_entries AFTER INSERT ON ledger_transaction
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_empty_ledger_transaction();

-- ── Audit ──

-- What staff did stays as it was written, whoever asks: the owner of the tables too.
CREATE FUNCTION refuse_changed_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of the audit are only ever added' USING ERRCODE = 'insufficient_privilege';
END
$$;

-- Before any row is looked at.
CREATE TRIGGER audit_is_only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_audit();

-- ── Orders ──

-- Live streams hear of each event when its transaction commits (ADR 24): its customer, its vendor, its rider and support
-- (ADR 64). Nothing personal and no PIN is in it. An event that says of another rider later is said again to riders.
CREATE FUNCTION announce_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  PERFORM pg_notify('order', json_build_object('event', 'order', 'id', NEW.id,
    'customer_id', CASE WHEN is_new THEN NEW.customer_id END, 'vendor_id', CASE WHEN is_new THEN NEW.vendor_id END,
    'rider_id', NEW.rider_id, 'former_rider_id', NEW.former_rider_id,
    'order_id', NEW.order_id, 'version', NEW.version, 'status', NEW.status,
    'at', extract(epoch FROM clock_timestamp()))::text);
  RETURN NULL;
END
$$;

-- Each change of an order writes one event.
CREATE TRIGGER announce_order_event AFTER INSERT ON order_event FOR EACH ROW EXECUTE FUNCTION announce_order_event();

-- Whom an order was taken from, and who has it now.
CREATE TRIGGER announce_rider_of_order_event AFTER UPDATE OF rider_id, former_rider_id ON order_event
  FOR EACH ROW EXECUTE FUNCTION announce_order_event();

-- The event of a change that gives an order to a rider, or takes it from one, is for both.
CREATE FUNCTION note_changed_rider() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_event SET rider_id = NEW.rider_id, former_rider_id = OLD.rider_id
  WHERE order_id = NEW.id AND version = NEW.version;
  RETURN NULL;
END
$$;

-- However the rider was changed.
CREATE TRIGGER changed_riders_are_noted AFTER UPDATE OF rider_id ON customer_order
  FOR EACH ROW WHEN (OLD.rider_id IS DISTINCT FROM NEW.rider_id) EXECUTE FUNCTION note_changed_rider();

-- ── Riders ──

-- An order that does not wait for a rider any more is offered to nobody (ADR 67).
CREATE FUNCTION withdraw_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE rider_offer SET answer = 'withdrawn' WHERE order_id = NEW.id AND answer IS NULL;
  RETURN NULL;
END
$$;

-- Whoever moves it: a rider who accepts, support that assigns, a vendor that sends its own, a customer who cancels.
CREATE TRIGGER offers_end_with_the_wait AFTER UPDATE OF status ON customer_order
  FOR EACH ROW WHEN (OLD.status IN ('received', 'fresh', 'preparing', 'ready_for_pickup')
    AND NEW.status NOT IN ('received', 'fresh', 'preparing', 'ready_for_pickup'))
  EXECUTE FUNCTION withdraw_offers();

-- Whoever is signed in nowhere is offered nothing: also who was ended, and whose shift is over.
CREATE FUNCTION end_duty() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM staff_session WHERE staff_id = OLD.staff_id) THEN
    UPDATE rider_offer SET answer = 'withdrawn' WHERE rider_id = OLD.staff_id AND answer IS NULL;
    UPDATE rider_duty SET since = NULL WHERE rider_id = OLD.staff_id;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER duty_ends_with_the_last_session AFTER DELETE ON staff_session
  FOR EACH ROW EXECUTE FUNCTION end_duty();

-- A rider hears that they are asked, and that they are asked no more; support, that the order was offered (announceToStaff).
CREATE FUNCTION announce_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff', json_build_object('role', 'rider', 'scope', NEW.rider_id, 'event', 'offer',
    'data', json_build_object('order_id', NEW.order_id))::text);
  PERFORM pg_notify('staff', json_build_object('role', 'support', 'scope', NULL, 'event', 'history',
    'data', json_build_object('order_id', NEW.order_id))::text);
  RETURN NULL;
END
$$;

-- However it was made or ended.
CREATE TRIGGER offers_are_announced AFTER INSERT OR UPDATE OF answer ON rider_offer
  FOR EACH ROW EXECUTE FUNCTION announce_offer();

-- ── Vendors ──

-- Open screens of a vendor's menu read it again (announceToStaff). A menu has another version after every change of it.
CREATE FUNCTION announce_menu() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff', json_build_object('role', 'vendor', 'scope', NEW.vendor_id, 'event', 'menu',
    'data', '{}'::json)::text);
  RETURN NULL;
END
$$;

-- However it was changed: by its vendor, by the stock-out of an order, or by us.
CREATE TRIGGER menus_are_announced AFTER INSERT OR UPDATE ON menu_version
  FOR EACH ROW EXECUTE FUNCTION announce_menu();

-- So do those that show a vendor's switches, hours and pictures.
CREATE FUNCTION announce_vendor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff', json_build_object('role', 'vendor', 'scope', NEW.id, 'event', 'vendor',
    'data', '{}'::json)::text);
  RETURN NULL;
END
$$;

-- What its staff or support set; ranks and ratings concern none of these screens.
CREATE TRIGGER settings_of_vendors_are_announced
  AFTER UPDATE OF busy_minutes, busy_until, paused_until, accept_minutes, accepts_by_itself, available_hours, closed_days,
    preorder_configuration, hours_version, logo_url, cover_url ON vendor
  FOR EACH ROW EXECUTE FUNCTION announce_vendor();

-- A paid order has something done for it where its vendor accepts by itself, or is notified while its board is closed.
-- Most are on a board that hears of it anyway, so nobody's order costs a statement more.
CREATE FUNCTION enqueue_received_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM vendor WHERE id = NEW.vendor_id AND accepts_by_itself) OR EXISTS (
    SELECT FROM staff JOIN staff_push_subscription ON staff_id = staff.id
    WHERE staff.vendor_id = NEW.vendor_id AND ended_at IS NULL
  ) THEN
    INSERT INTO job (name, lane, data, run_at, dedupe_key)
    VALUES ('receive-order', 'order', jsonb_build_object('order_id', NEW.order_id), NEW.created_at, NEW.order_id::text)
    ON CONFLICT (name, dedupe_key) DO NOTHING;
    PERFORM pg_notify('job', 'order');
  END IF;
  RETURN NULL;
END
$$;

-- Whichever way it was paid.
CREATE TRIGGER received_orders_are_enqueued AFTER INSERT ON order_event
  FOR EACH ROW WHEN (NEW.action = 'MADE_PAYMENT' AND NEW.vendor_id IS NOT NULL)
  EXECUTE FUNCTION enqueue_received_order();

-- ── Insights (ADR 40) ──

-- An order that counts has changed in what counts. It is written down and not counted here: the rows of a day would be
-- everybody's, and payments would wait for each other. The worker sums what is written down.
CREATE FUNCTION note_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'redelivery' THEN
    INSERT INTO analytics_changed_order VALUES (NEW.order_id);
  ELSE
    INSERT INTO analytics_changed_order VALUES (NEW.id);
  END IF;
  RETURN NULL;
END
$$;

-- A paid order counts with its total, what was refunded of it, its method and its vendor's city.
CREATE TRIGGER changed_orders_are_noted
  AFTER INSERT OR UPDATE OF paid_at, total, refunded, payment_method, vendor_id ON customer_order
  FOR EACH ROW WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_changed_order();

-- The method of an order is chosen again until it is paid.
CREATE TRIGGER chosen_methods_are_noted AFTER UPDATE OF payment_method ON customer_order
  FOR EACH ROW WHEN (NEW.paid_at IS NULL AND NEW.payment_method <> OLD.payment_method)
  EXECUTE FUNCTION note_changed_order();

-- A redelivery adds its fee to what the order brought.
CREATE TRIGGER redelivered_orders_are_noted AFTER INSERT OR UPDATE OF requested_at, amount ON redelivery
  FOR EACH ROW WHEN (NEW.requested_at IS NOT NULL) EXECUTE FUNCTION note_changed_order();

-- For the worker: makes a partition of `analytics_event` for each of these days that has none, and drops those before
-- `oldest`. The application's role owns no table, so this runs as the owner, and does nothing else.
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
