import type { Transaction } from '../../../db/client.ts';
import { eq } from '../../../db/drizzle.ts';
import { order_issue } from '../../../db/schema/index.ts';

type Issue = typeof order_issue.$inferSelect;

/** What was out of stock. */
export const findIssues = async (tx: Transaction, orderId: number): Promise<Issue[]> =>
  await tx.select().from(order_issue).where(eq(order_issue.order_id, orderId));

export async function insertIssue(tx: Transaction, issue: Issue): Promise<void> {
  await tx.insert(order_issue).values(issue);
}
