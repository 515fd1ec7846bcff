ALTER TABLE "redelivery" DROP CONSTRAINT "a_redelivery_costs_something";--> statement-breakpoint
ALTER TABLE "customer_order" ADD COLUMN "delivery_fault" text;--> statement-breakpoint
ALTER TABLE "redelivery" ADD CONSTRAINT "a_redelivery_costs_no_less_than_nothing" CHECK ("redelivery"."amount" >= 0);