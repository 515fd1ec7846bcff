import type { PaymentProvider, StartedPayment } from '@jara/contract';
import type { FrameLocator, Page } from '@playwright/test';
import { stackPorts } from '../support/env.ts';

// What payers, banks and providers do, at the sandbox that the tests' stack pays with.

const sandboxUrl = async (path: string) => `http://127.0.0.1:${(await stackPorts()).sandbox}${path}`;

async function post(path: string, body: object): Promise<unknown> {
  const answer = await fetch(await sandboxUrl(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** A payment is approved without anybody at its page: on a phone, or by a bank that takes its time. */
export const approve = (reference: string) => post(`/control/payments/${reference}`, { outcome: 'approve' });

type Paid = { readonly provider: PaymentProvider; readonly reference: string; readonly charges: readonly unknown[] };

/** How often money was really taken for each of these payments. */
export async function chargesOf(references: readonly string[]): Promise<number[]> {
  const payments = (await (await fetch(await sandboxUrl('/control/payments'))).json()) as Paid[];
  return references.map((each) => payments.find(({ reference }) => reference === each)?.charges.length ?? 0);
}

/** Pays a payment of Paystack with a card, as its popup would. */
export const payByCard = ({ access_code }: StartedPayment, card: string) =>
  post('/paystack/popup/act', { accessCode: access_code, action: 'approve', card });

/** A provider's own window, on our page; one that was closed may stay hidden there. */
export const providerFrame = (page: Page, name: 'Paystack' | 'Flutterwave'): FrameLocator =>
  page.locator(`iframe[title="Pay with ${name}"]`).last().contentFrame();

type Answer = 'Approve' | 'Decline' | 'Close' | 'Approve after I have gone';

/** A tap on a button of a provider's page or window. */
export const answer = (where: Page | FrameLocator, words: Answer) =>
  where.locator('form#checkout').getByRole('button', { name: words, exact: true }).click();
