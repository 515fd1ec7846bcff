import { age } from '../page/age.ts';
import { type Html, html } from '../page/html.ts';
import type { Page } from '../page/send-page.ts';
import type { ReceivedPush } from './push-inbox.ts';

const REFRESH_SECONDS = 5;
const SHOWN = 50;

/** What a browser would show of it. */
function shownOf(text: string | null): { title: string; body: string } {
  try {
    const { title = '', body = '' } = JSON.parse(text ?? '') as { title?: string; body?: string };
    return { title: String(title), body: String(body) };
  } catch {
    return { title: 'It cannot be read', body: text ?? 'It was not encrypted for this receiver.' };
  }
}

function pushItem({ receiver, text, ttl, topic, urgency, sent_at }: ReceivedPush, now: Date): Html {
  const { title, body } = shownOf(text);
  return html`<li><div class="head"><span>To <a href="/push/inbox?receiver=${receiver}">${receiver}</a></span><time datetime="${sent_at}">${age(sent_at, now)}</time></div>
<p class="text"><strong>${title}</strong></p><p class="text">${body}</p><p class="soft">Topic ${topic ?? 'none'}, urgency ${urgency}, kept for ${ttl} seconds</p></li>`;
}

type Shown = {
  readonly receiver: string | undefined;
  readonly received: readonly ReceivedPush[];
  readonly now: Date;
};

/** The notifications for a person. */
export function pushInboxPage({ receiver, received, now }: Shown): Page {
  const list = received.slice(0, SHOWN).map((push) => pushItem(push, now));
  return {
    title: receiver === undefined ? 'Notifications' : `Notifications of ${receiver}`,
    refreshAfter: REFRESH_SECONDS,
    body: html`<main><h1>Notifications</h1>
<p>What Jara would have shown in browsers that allowed it. The newest come first; this page looks for new ones every ${REFRESH_SECONDS} seconds.</p>
<nav>${receiver === undefined ? '' : html`<a href="/push/inbox">All receivers</a>`}<a href="/">What the sandbox offers</a></nav>
${list.length === 0 ? html`<div class="empty"><p>None has been sent yet. Order something as one of the demo’s accounts, and each step appears here.</p></div>` : html`<ol>${list}</ol>`}</main>`,
  };
}
