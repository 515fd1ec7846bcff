CREATE TABLE "removed_cart" (
	"owner" text NOT NULL,
	"vendor_id" integer NOT NULL,
	"recent_changes" uuid[] NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_cart_owner_vendor_id_pk" PRIMARY KEY("owner","vendor_id")
);
--> statement-breakpoint
CREATE INDEX "removed_cart_removed_at_index" ON "removed_cart" USING btree ("removed_at");
--> statement-breakpoint
-- A cart goes with its last pack; the changes that it has seen stay known for a while.
CREATE FUNCTION remember_removed_cart() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO removed_cart (owner, vendor_id, recent_changes, removed_at)
  VALUES ('cart ' || coalesce(OLD.customer_id::text, OLD.guest_hash), OLD.vendor_id, OLD.recent_changes, now())
  ON CONFLICT (owner, vendor_id) DO UPDATE SET recent_changes = EXCLUDED.recent_changes, removed_at = EXCLUDED.removed_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER remember_removed_cart AFTER DELETE ON cart
  FOR EACH ROW WHEN (cardinality(OLD.recent_changes) > 0) EXECUTE FUNCTION remember_removed_cart();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER recall_removed_cart BEFORE INSERT ON cart FOR EACH ROW EXECUTE FUNCTION recall_removed_cart();
