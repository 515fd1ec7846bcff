import { age } from '../page/age.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/send-page.ts';
import type { InboxMessage } from './inbox.ts';

type Shown = {
  readonly phone: string | undefined;
  readonly messages: readonly InboxMessage[];
  readonly now: Date;
};

const REFRESH_SECONDS = 5;
const SHOWN = 50;

function messageItem({ to, from, text, provider, sent_at }: InboxMessage, now: Date): Html {
  const code = /\b\d{4,8}\b/.exec(text)?.[0];
  return html`<li><div class="head"><span>To <a href="/sms/inbox?phone=${to}">+${to}</a></span><time datetime="${sent_at}">${age(sent_at, now)}</time></div>
${code === undefined ? '' : html`<p class="code">${code}</p>`}<p class="text">${text}</p><p class="soft">From ${from}, sent with ${provider}</p></li>`;
}

function emptyNote(phone: string | undefined): Html {
  const words = phone ? `No text has been sent to +${phone} yet.` : 'No text has been sent yet.';
  return html`<div class="empty"><p>${words} Ask for a code in Jara, and it appears here.</p></div>`;
}

/** The inbox for a person. With a phone it looks again by itself; without one that would disturb the typing. */
export function inboxPage({ phone, messages, now }: Shown): Page {
  const shown = messages.slice(0, SHOWN);
  const again = phone === undefined ? '/sms/inbox' : `/sms/inbox?phone=${phone}`;
  return {
    title: phone === undefined ? 'SMS inbox' : `SMS inbox of +${phone}`,
    ...(phone !== undefined && { refreshAfter: REFRESH_SECONDS }),
    body: html`<main><h1>SMS inbox</h1>
<p>Texts that Jara would have sent to phones. ${phone === undefined ? 'The newest come first.' : `This page looks for new ones every ${REFRESH_SECONDS} seconds.`}</p>
<form action="/sms/inbox"><label>Phone number<input name="phone" type="tel" inputmode="tel" autocomplete="off" placeholder="2348012345678" value="${phone ?? ''}"></label><button>Show texts</button></form>
<nav><a href="${again}">Look again</a>${phone === undefined ? '' : html`<a href="/sms/inbox">All phones</a>`}<a href="/">What the sandbox offers</a></nav>
${shown.length === 0 ? emptyNote(phone) : html`<ol>${shown.map((message) => messageItem(message, now))}</ol>`}</main>`,
  };
}
