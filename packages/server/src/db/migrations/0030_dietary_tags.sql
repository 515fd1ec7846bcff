ALTER TABLE "menu" ADD COLUMN "dietary_tags" text[];--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "allergens" text[];--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "spicy" smallint;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_dietary_tags_are_known" CHECK ("menu"."dietary_tags" <@ array['vegetarian', 'halal'] and array_position("menu"."dietary_tags", null) is null);--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_allergens_are_known" CHECK ("menu"."allergens" <@ array['nuts', 'fish', 'dairy', 'gluten', 'egg', 'soy'] and array_position("menu"."allergens", null) is null);--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_spicy_is_of_three" CHECK ("menu"."spicy" between 0 and 3);