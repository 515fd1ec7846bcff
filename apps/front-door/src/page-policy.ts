import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where pages may load from besides their own origin. */
export type OpenOrigins = {
  /** Of a street map: its style, tiles and letters. */
  readonly map?: string | undefined;
  /** Of payment providers that pay within the page: their scripts, and the frames that these open. */
  readonly paymentScripts?: readonly string[];
  readonly paymentFrames?: readonly string[];
  /** Where behaviour events go, if the queue is not ours. */
  readonly queue?: readonly string[];
};

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (name: string, ...sources: readonly (string | undefined)[]) =>
  [name, ...new Set(sources.filter((source) => source !== undefined))].join(' ');

/** What a page may load and show, whatever the page. */
const restOf = ({ map, paymentFrames = [], queue = [] }: OpenOrigins) =>
  [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'", // React writes style attributes; a style cannot read the session.
    directive('img-src', "'self'", map, 'data:', 'blob:'),
    "font-src 'self'",
    directive('connect-src', "'self'", map, ...queue),
    directive('frame-src', "'self'", ...paymentFrames),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The storefront writes two scripts into every page; its build hands them over. */
export async function readInlineScripts(build: string): Promise<string[]> {
  const file = join(build, 'files.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The front door cannot start, because the storefront's build has no ${file}.`);
  });
  const { inline } = JSON.parse(text) as { readonly inline: Readonly<Record<string, string>> };
  return Object.values(inline);
}

/**
 * The Content-Security-Policy of every page: these texts run in place, by their hash, and nothing else but the payment
 * providers' scripts. Unlike a nonce, a hash stays right when the page is kept and sent again.
 */
export function policyOf(scripts: readonly string[], origins: OpenOrigins = {}): string {
  const { paymentScripts = [] } = origins;
  return `${directive('script-src', "'self'", ...scripts.map(sha256), ...paymentScripts)}; ${restOf(origins)}`;
}

/** While developing, the tools that reload a page run code of their own and hold a socket open. */
export function developmentPolicy(origins: OpenOrigins = {}): string {
  const { paymentScripts = [] } = origins;
  const scripts = directive('script-src', "'self'", "'unsafe-inline'", "'unsafe-eval'", ...paymentScripts);
  return `${scripts}; ${restOf(origins).replace('connect-src', 'connect-src ws:')}`;
}
