import type { Transaction } from '../../db/client.ts';
import { findCustomer } from './customer.store.ts';
import { deleteSessionsOf } from './session.store.ts';

/** Signs a customer out everywhere: a trigger tells every process. Gives how many sessions there were. */
export async function endCustomerSessions(tx: Transaction, customerId: number): Promise<number | undefined> {
  return (await findCustomer(tx, customerId)) && deleteSessionsOf(tx, customerId);
}
