import { html } from './html.ts';
import type { Page } from './send-page.ts';

const SERVICES = [
  ['Termii', 'POST /termii/api/sms/send'],
  ['Africa’s Talking', 'POST /africastalking/version1/messaging'],
  ['Hubtel', 'POST /hubtel/v1/messages/send'],
  ['Google place autocomplete', 'GET /maps/api/place/autocomplete/json'],
  ['Google place details', 'GET /maps/api/place/details/json'],
  ['Google geocoding', 'GET /maps/api/geocode/json'],
] as const;

export const homePage = (): Page => ({
  title: 'Jara sandbox',
  body: html`<main><h1>Jara sandbox</h1>
<p>It stands in for the services that Jara talks to, so that everything works on this machine alone. Nothing leaves it, and it forgets everything when it stops.</p>
<p><a class="button" href="/sms/inbox">Open the SMS inbox</a></p>
<h2>What it speaks</h2>
<ul>${SERVICES.map(([name, route]) => html`<li>${name}<br><code>${route}</code></li>`)}</ul>
<h2>To try a failure</h2>
<p>A text to a number that ends in <code>0000</code> fails as if the provider were down. A request without a key is refused.</p></main>`,
});
