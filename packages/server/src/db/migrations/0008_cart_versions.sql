ALTER TABLE "cart" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Waits until nothing else decides over this owner's carts, such as a guest's becoming a customer, and then looks. Within
-- one statement only a volatile function sees what was committed while it waited.
CREATE FUNCTION may_have_carts(owner text, guest text) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(owner, 0));
  RETURN NOT EXISTS (SELECT FROM upgraded_guest WHERE upgraded_guest.guest_hash = guest);
END
$$;
