-- How late it reaches open pages can be measured.
CREATE OR REPLACE FUNCTION announce_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('order', json_build_object('event', 'order', 'id', NEW.id, 'customer_id', NEW.customer_id,
    'order_id', NEW.order_id, 'version', NEW.version, 'status', NEW.status,
    'at', extract(epoch FROM clock_timestamp()))::text);
  RETURN NULL;
END
$$;
