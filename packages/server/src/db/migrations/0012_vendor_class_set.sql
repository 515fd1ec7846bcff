UPDATE "vendor" SET "vendor_class" = ARRAY(SELECT DISTINCT unnest("vendor_class"))
WHERE cardinality(array_positions("vendor_class", 'instant')) > 1 OR cardinality(array_positions("vendor_class", 'preorder')) > 1;--> statement-breakpoint
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_class_is_a_set" CHECK (cardinality(array_positions("vendor"."vendor_class", 'instant')) <= 1 and cardinality(array_positions("vendor"."vendor_class", 'preorder')) <= 1);
