-- Reliability rule 2: a movement of money says what it moves, by the time it is committed.
CREATE FUNCTION refuse_empty_ledger_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM ledger_entry WHERE transaction_id = NEW.id) THEN
    RAISE EXCEPTION 'a ledger transaction has entries' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_have_entries AFTER INSERT ON "ledger_transaction"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_empty_ledger_transaction();
