ALTER TABLE "payment" ADD COLUMN "reversed_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until now all of a payment went back at once, or nothing.
UPDATE "payment" SET "reversed_amount" = posted.amount FROM (
	SELECT split_part(ledger_transaction.ref, ':', 2) AS reference, sum(ledger_entry.amount) AS amount
	FROM ledger_transaction JOIN ledger_entry ON ledger_entry.transaction_id = ledger_transaction.id AND ledger_entry.account LIKE 'clearing:%'
	WHERE ledger_transaction.kind = 'reversal' GROUP BY 1
) AS posted WHERE posted.reference = "payment"."reference"::text;--> statement-breakpoint
CREATE INDEX "payments_by_provider_reference" ON "payment" USING btree ("provider","provider_reference") WHERE "payment"."provider_reference" is not null;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "no_more_goes_back_than_came" CHECK ("payment"."reversed_amount" >= 0 and ("payment"."received_amount" is null or "payment"."reversed_amount" <= "payment"."received_amount"));