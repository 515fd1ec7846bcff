import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Html, html, trusted } from './html.ts';
import { STYLE } from './style.ts';

export type Page = {
  readonly title: string;
  readonly body: Html;
  /** Looks again by itself after so many seconds. */
  readonly refreshAfter?: number;
  /** Addresses that a form's answer may lead to: browsers hold a redirect to the form's policy too. */
  readonly formLeadsTo?: readonly string[];
  /** The path of a module of ours. */
  readonly script?: string;
  /** Made to be shown within the pages of others. */
  readonly isFrame?: boolean;
};

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

function policyOf({ formLeadsTo = [], script, isFrame = false }: Page): string {
  const origins = new Set(formLeadsTo.map((url) => new URL(url).origin));
  return [
    `default-src 'none'`,
    `style-src 'sha256-${STYLE_HASH}'`,
    ...(script === undefined ? [] : [`script-src 'self'`, `connect-src 'self'`]),
    [`form-action 'self'`, ...origins].join(' '),
    `base-uri 'none'`,
    `frame-ancestors ${isFrame ? '*' : `'none'`}`,
  ].join('; ');
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { title, body, refreshAfter, script, isFrame = false } = page;
  const document = html`<!doctype html>
<html lang="en"${isFrame ? trusted(' class="frame"') : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refreshAfter === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshAfter}">`}
<title>${title}</title><style>${trusted(STYLE)}</style>${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}</head>
<body>${body}</body></html>
`;
  void reply.headers({ ...HEADERS, 'content-security-policy': policyOf(page) });
  if (!isFrame) void reply.header('x-frame-options', 'DENY');
  return reply.send(document.markup);
}
