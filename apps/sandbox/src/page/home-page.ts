import { html } from './html.ts';
import type { Page } from './send-page.ts';

const SERVICES = [
  ['Termii', 'POST /termii/api/sms/send'],
  ['Africa’s Talking', 'POST /africastalking/version1/messaging'],
  ['Hubtel', 'POST /hubtel/v1/messages/send'],
  ['Web push', 'POST /push/<receiver>'],
  ['Google place autocomplete', 'GET /maps/api/place/autocomplete/json'],
  ['Google place details', 'GET /maps/api/place/details/json'],
  ['Google geocoding', 'GET /maps/api/geocode/json'],
  ['Paystack, with its page and popup', 'POST /paystack/transaction/initialize'],
  ['Monnify, with its page', 'POST /monnify/api/v1/merchant/transactions/init-transaction'],
  ['Flutterwave, with its checkout', 'GET /flutterwave/v3.js'],
  ['OPay, with its cashier', 'POST /opay/api/v1/international/cashier/create'],
  ['Pocket', 'POST /pocket/api/v1/pocket/transfer/initiate'],
  ['MTN mobile money', 'POST /mtn/collection/v1_0/requesttopay'],
] as const;

/** What can be ordered of the payment providers, from this machine. */
const CONTROLS = [
  ['An outcome of a payment', '/control/payments/<reference>', '{"outcome": "approve", "afterMs": 5000}'],
  ['A decline of the next two', '/control/outcomes', '{"provider": "paystack", "outcome": "decline", "count": 2}'],
  ['A provider that is down', '/control/faults', '{"provider": "monnify", "kind": "status", "status": 503}'],
  ['An answer that is lost', '/control/faults', '{"provider": "opay", "kind": "cut", "when": "after", "count": 1}'],
  ['Webhooks that come twice', '/control/webhooks', '{"provider": "paystack", "repeat": 1}'],
  ['Webhooks that never come', '/control/webhooks', '{"provider": "paystack", "drop": true}'],
  ['All of it forgotten', '/control/reset', '{}'],
] as const;

export const homePage = (): Page => ({
  title: 'Jara sandbox',
  body: html`<main><h1>Jara sandbox</h1>
<p>It stands in for the services that Jara talks to, so that everything works on this machine alone. Nothing leaves it, no money moves, and it forgets everything when it stops.</p>
<nav class="doors"><a class="button" href="/sms/inbox">Open the SMS inbox</a><a class="button" href="/push/inbox">Notifications</a><a class="button" href="/mtn/prompts">Mobile-money prompts</a><a class="button" href="/pocket/requests">Pocket requests</a></nav>
<h2>To try a failure</h2>
<p>A text to a number that ends in <code>0000</code> fails as if the provider were down. A request without a key is refused. A notification to a receiver whose name ends in <code>-down</code> fails too, and one that ends in <code>-gone</code> has ended its subscription.</p>
<p>Payment pages have a button for each outcome and list their test cards. Mobile money fails for numbers that end in <code>123450</code> to <code>123452</code>, stays open for <code>123453</code> and is late for <code>123454</code>; Pocket has no tag <code>nobody</code>.</p>
<p>More can be ordered with a POST of JSON, and <a href="/control/payments">all payments</a> can be read:</p>
<ul>${CONTROLS.map(([name, route, order]) => html`<li>${name}<br><code>${route}</code><br><code>${order}</code></li>`)}</ul>
<h2>What it speaks</h2>
<ul>${SERVICES.map(([name, route]) => html`<li>${name}<br><code>${route}</code></li>`)}</ul></main>`,
});
