-- A rider hears that they are asked, and that they are asked no more; support, that the order was offered (announceToStaff).
CREATE OR REPLACE FUNCTION announce_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff', json_build_object('role', 'rider', 'scope', NEW.rider_id, 'event', 'offer',
    'data', json_build_object('order_id', NEW.order_id))::text);
  PERFORM pg_notify('staff', json_build_object('role', 'support', 'scope', NULL, 'event', 'history',
    'data', json_build_object('order_id', NEW.order_id))::text);
  RETURN NULL;
END
$$;
