ALTER TABLE "container_type" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "gone_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_category" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_group" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_group_item" ADD COLUMN "gone_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "closed_days" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "hours_version" integer DEFAULT 1 NOT NULL;