import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page may load and run, whatever the page. A street map comes from elsewhere: its style, tiles and letters. */
const restOf = (mapOrigin: string | undefined) => {
  const self = mapOrigin === undefined ? "'self'" : `'self' ${mapOrigin}`;
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'", // React writes style attributes; a style cannot read the session.
    `img-src ${self} data: blob:`,
    "font-src 'self'",
    `connect-src ${self}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/**
 * The Content-Security-Policy of a page that runs these texts in place, by their hash, and nothing else.
 * Unlike a nonce, a hash stays right when the page is kept and sent again.
 */
export function policyOf(scripts: readonly string[], mapOrigin?: string): string {
  return `script-src ${["'self'", ...new Set(scripts.map(sha256))].join(' ')}; ${restOf(mapOrigin)}`;
}

/** While developing, the framework's own tools need to evaluate code and hold a socket open. */
export const developmentPolicy = (mapOrigin?: string) =>
  `script-src 'self' 'unsafe-inline' 'unsafe-eval'; ${restOf(mapOrigin).replace('connect-src', 'connect-src ws:')}`;
