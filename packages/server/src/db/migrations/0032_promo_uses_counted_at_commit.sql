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
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER promo_uses_are_counted AFTER INSERT OR DELETE ON promo_use
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_promo_use();
