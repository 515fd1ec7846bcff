import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Html, html, trusted } from './html.ts';
import { STYLE } from './style.ts';

export type Page = {
  readonly title: string;
  readonly body: Html;
  /** Looks again by itself after so many seconds. */
  readonly refreshAfter?: number;
};

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export function sendPage(reply: FastifyReply, { title, body, refreshAfter }: Page): FastifyReply {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${refreshAfter === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshAfter}">`}
<title>${title}</title><style>${trusted(STYLE)}</style></head>
<body>${body}</body></html>
`;
  return reply.headers(HEADERS).send(page.markup);
}
