ALTER TABLE "approval" ALTER COLUMN "subject_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "approval" ALTER COLUMN "amount" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval" ALTER COLUMN "currency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "approval" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "an_approval_is_about_money_or_a_person" CHECK (("approval"."amount" is null) = ("approval"."currency" is null) and ("approval"."amount" is null) = ("approval"."phone" is not null)
        and ("approval"."phone" is null) = ("approval"."name" is null));