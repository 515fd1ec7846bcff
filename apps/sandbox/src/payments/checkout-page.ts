import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/send-page.ts';
import { shownMoney } from './money.ts';
import type { Card, Payment, Provider } from './payment.ts';
import { cardsOf } from './test-cards.ts';

const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');

function cardField(provider: Provider): Html {
  const cards = cardsOf(provider);
  const [first] = cards;
  if (first === undefined) return html``;
  return html`<label>Test card<input name="card" inputmode="numeric" autocomplete="off" maxlength="30" value="${inFours(first.number)}"></label>
<details><summary>All test cards</summary><ul class="cards">${cards.map(
    ({ number, about }) => html`<li><code>${inFours(number)}</code> ${about}</li>`,
  )}</ul></details>`;
}

const savedCard = ({ brand, last4 }: Card): Html =>
  html`<p>Your bank asks whether you pay this with your ${brand} card that ends in ${last4}.</p>`;

type Texts = {
  readonly amount: string;
  readonly description: string;
  readonly payer: string;
  readonly notice?: string;
};

/** What a payer sees of a payment, with what there is to do. A script fills it where the payment is not known yet. */
function checkoutBody(name: string, card: Html, { amount, description, payer, notice }: Texts, isReady = true): Html {
  return html`<main class="checkout"><p class="brand">${name} <span class="soft">sandbox: no real money</span></p>
<p class="soft" id="description">${description}</p><p class="amount" id="amount">${amount}</p><p class="soft" id="payer">${payer}</p>
<p class="notice" id="notice" role="status">${notice ?? ''}</p>
<form method="post" id="checkout">${card}
<fieldset id="actions"${isReady ? '' : html` disabled`}>
<button name="action" value="approve">Approve</button>
<button name="action" value="decline" class="quiet">Decline</button>
<button name="action" value="later" class="quiet">Approve after I have gone</button>
<button name="action" value="close" class="quiet">Close</button></fieldset></form></main>`;
}

type Shown = {
  readonly name: string;
  readonly payment: Payment;
  /** The addresses that the payer may be sent on to. */
  readonly leadsTo: readonly string[];
};

export const textsOf = ({ amount, currency, description, payer }: Payment): Texts => ({
  amount: shownMoney(amount, currency),
  description: description === '' ? 'Pay Jara' : `Pay Jara: ${description}`,
  payer: payer.email || payer.phone,
});

/** The provider's hosted page of one payment. */
export const checkoutPage = ({ name, payment, leadsTo }: Shown): Page => ({
  title: `Pay with ${name}`,
  formLeadsTo: leadsTo,
  body: checkoutBody(
    name,
    payment.card && payment.is_saved_card ? savedCard(payment.card) : cardField(payment.provider),
    textsOf(payment),
  ),
});

/** The same within a page of the shop; its script learns from that page which payment is meant. */
export const checkoutFrame = (provider: Provider, name: string, script: string): Page => ({
  title: `Pay with ${name}`,
  isFrame: true,
  script,
  // Its script lets people act once the payment is known.
  body: checkoutBody(name, cardField(provider), { amount: '', description: 'Loading…', payer: '' }, false),
});

const ENDINGS: Readonly<Partial<Record<Payment['state'], string>>> = {
  succeeded: 'This payment is made.',
  refunded: 'This payment was made and given back.',
  cancelled: 'This payment was closed.',
  failed: 'This payment was declined.',
};

/** Where there is nothing to do any more, or nowhere to go back to. */
export const endPage = (name: string, state: Payment['state'] | undefined, backTo: string | null): Page => ({
  title: `Pay with ${name}`,
  body: html`<main class="checkout"><p class="brand">${name} <span class="soft">sandbox: no real money</span></p>
<h1>${state === undefined ? 'There is no such payment.' : (ENDINGS[state] ?? 'This payment is under way.')}</h1>
${backTo === null ? html`<p>You may close this page.</p>` : html`<p><a class="button" href="${backTo}">Back to the shop</a></p>`}</main>`,
});
