import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { developmentPolicy, type OpenOrigins, policyOf, readInlineScripts } from './page-policy.ts';
import { makeBuildFolder } from './testing/build-folder.ts';

const MAP = 'https://maps.example';
const SANDBOX = 'http://127.0.0.1:4100';

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources] as const;
    }),
  );

/** What a directive lets in with these origins that it does not let in without. */
function opened(origins: OpenOrigins, policy: (origins: OpenOrigins) => string): Record<string, string[]> {
  const closed = directives(policy({}));
  const changes = [...directives(policy(origins))].map(
    ([name, sources]) => [name, sources.filter((source) => !closed.get(name)?.includes(source))] as const,
  );
  return Object.fromEntries(changes.filter(([, sources]) => sources.length > 0));
}

const POLICIES = [
  ['a page', (origins: OpenOrigins) => policyOf(['one()'], origins)],
  ['a page while developing', developmentPolicy],
] as const;

test('a page loads from its own origin alone where nothing else is configured', () => {
  const policy = directives(policyOf([]));
  for (const name of ['default-src', 'script-src', 'connect-src', 'frame-src', 'font-src']) {
    expect(policy.get(name), name).toEqual(["'self'"]);
  }
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  expect(policy.get('object-src')).toEqual(["'none'"]);
});

test('a page runs in place each script that its build names, and no other', async () => {
  const build = await makeBuildFolder();
  const scripts = { firstPaint: 'first()', starter: 'start()' };
  await writeFile(join(build, 'files.json'), JSON.stringify({ inline: scripts }));
  const policy = directives(policyOf(await readInlineScripts(build)));
  await rm(build, { recursive: true });
  const hashes = Object.values(scripts).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(policy.get('script-src')).toEqual(["'self'", ...hashes]);
});

describe.each(POLICIES)('%s', (_, policy) => {
  test('a map’s origin may send its style and tiles, and nothing that runs', () => {
    expect(opened({ map: MAP }, policy)).toEqual({ 'connect-src': [MAP], 'img-src': [MAP] });
  });

  test('the queue’s origin may be sent to, and sends nothing', () => {
    const queue = ['https://sqs.eu-west-1.amazonaws.com'];
    expect(opened({ queue }, policy)).toEqual({ 'connect-src': queue });
  });

  test('the sandbox’s origin may send the providers’ scripts and frames, and nothing else', () => {
    const origins = { paymentScripts: [SANDBOX, SANDBOX], paymentFrames: [SANDBOX, SANDBOX] };
    expect(opened(origins, policy)).toEqual({ 'script-src': [SANDBOX], 'frame-src': [SANDBOX] });
  });

  test('a provider’s script and its frame may come from different origins', () => {
    const origins = {
      paymentScripts: ['https://js.paystack.co'],
      paymentFrames: ['https://checkout.paystack.com'],
    };
    expect(opened(origins, policy)).toEqual({
      'script-src': ['https://js.paystack.co'],
      'frame-src': ['https://checkout.paystack.com'],
    });
  });
});
