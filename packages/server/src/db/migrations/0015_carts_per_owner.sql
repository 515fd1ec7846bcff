-- Waits until nothing else decides over this owner's carts, such as a guest's becoming a customer or another cart of
-- theirs, and then looks and counts. Within one statement only a volatile function sees what was committed while it
-- waited. A count for each kind of owner: with OR, a plan that was made while there were few carts reads all of them.
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
--> statement-breakpoint
DROP FUNCTION may_have_carts(text, text);
