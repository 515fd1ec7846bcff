ALTER TABLE "menu" DROP COLUMN "name_words";--> statement-breakpoint
ALTER TABLE "vendor" DROP COLUMN "name_words";