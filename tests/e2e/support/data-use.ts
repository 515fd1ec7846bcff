import type { Page } from '@playwright/test';

const KINDS = [
  ['scripts', /\.js$/],
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\/_next\/image$|\.(png|svg|webp|avif)$/],
  ['calls', /\/api\//],
] as const;

function kindOf(url: string): string {
  const { pathname } = new URL(url);
  return KINDS.find(([, like]) => like.test(pathname))?.[0] ?? 'pages';
}

export type DataUse = {
  readonly kb: number;
  /** '180.2 KB: pages 16.0, scripts 140.1' */
  readonly words: string;
  /** Each address with its bytes, the heaviest first. */
  readonly list: string;
};

/** Counts what comes over the network from now on, as it travels, in KB of 1,000 bytes. */
export async function countData(page: Page): Promise<() => DataUse> {
  const cdp = await page.context().newCDPSession(page);
  const urls = new Map<string, string>();
  const came: { url: string; bytes: number }[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => void urls.set(requestId, url));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url?.startsWith('http')) came.push({ url, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return () => {
    const parts = [...Map.groupBy(came, ({ url }) => kindOf(url))].map(
      ([kind, all]) => [kind, all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000] as const,
    );
    const kb = parts.reduce((sum, [, part]) => sum + part, 0);
    const heaviest = came.toSorted((one, other) => other.bytes - one.bytes);
    return {
      kb,
      words: `${kb.toFixed(1)} KB: ${parts.map(([kind, part]) => `${kind} ${part.toFixed(1)}`).join(', ')}`,
      list: heaviest.map(({ url, bytes }) => `${bytes} ${url}`).join('\n'),
    };
  };
}
