-- Quotes last for minutes: those that do not say for which subtotal are asked for again.
DELETE FROM "delivery_fee";--> statement-breakpoint
ALTER TABLE "delivery_fee" ADD COLUMN "subtotal" bigint NOT NULL;
