import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Exchange } from './counting-proxy.ts';

const KINDS = [
  ['service worker', /\/sw\.js$/],
  ['scripts', /\.js$/],
  ['styles', /\.css$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\/_next\/image$|\.(png|svg|webp|avif)$/],
  ['events', /\/api\/(queue|session)/],
  ['calls', /\/api\//],
] as const;

const END_OF_HEAD = '\r\n\r\n';
const END_OF_LINE = '\r\n';
/** Whoever asks again whether something has changed is told shortly. */
const MOST_TWICE = 1_000;
/** What packing has to save to be worth it. */
const LEAST_SAVED = 200;

/** RFC 9112, 7.1. */
function withoutChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(END_OF_LINE, at);
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (!(size > 0)) break;
    const begin = end + END_OF_LINE.length;
    parts.push(bytes.subarray(begin, begin + size));
    at = begin + size + END_OF_LINE.length;
  }
  return Buffer.concat(parts);
}

function messageOf(bytes: Buffer) {
  const end = Math.max(bytes.indexOf(END_OF_HEAD), 0);
  const [start = '', ...lines] = bytes.toString('latin1', 0, end).split(END_OF_LINE);
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  );
  const rest = bytes.subarray(end + END_OF_HEAD.length);
  return { start, headers, body: headers.get('transfer-encoding') === 'chunked' ? withoutChunks(rest) : rest };
}

/** A request with its answer, as it travelled. */
type Passed = ReturnType<typeof passed>;

function passed({ sent, came }: Exchange) {
  const [asked, answered] = [Buffer.concat(sent), Buffer.concat(came)];
  const [method = '', address = ''] = messageOf(asked).start.split(' ');
  const { start, headers, body } = messageOf(answered);
  const isPacked = headers.has('content-encoding') || headers.get('content-type') === 'text/event-stream';
  const path = address.split('?')[0] ?? '';
  return {
    name: `${method} ${address}`,
    kind: KINDS.find(([, like]) => like.test(path))?.[0] ?? 'pages',
    status: Number(start.split(' ')[1]),
    bytes: asked.length + answered.length,
    sent: asked.length,
    body: createHash('sha1').update(body).digest('base64url'),
    isLarge: body.length > MOST_TWICE,
    packsBy: isPacked || body.length === 0 ? 0 : body.length - gzipSync(body).length,
  };
}

const bytesOf = (all: readonly Passed[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);
const inKb = (bytes: number) => (bytes / 1000).toFixed(1);
const lineOf = ({ bytes, sent, status, name }: Passed) => `${bytes} (${sent} sent) ${status} ${name}`;

export type DataUse = {
  /** Of all but pictures. */
  readonly kb: number;
  readonly pictures: { readonly count: number; readonly heaviestKb: number };
  /** '180.2 KB, of which 9.3 sent: pages 16.0 (2), scripts 140.1 (7)' */
  readonly words: string;
  /** Each request with its bytes, the heaviest first. */
  readonly list: string;
  /** What came once more as it was, but for the last time. */
  readonly twice: readonly string[];
  /** What came as it is, and would have come in fewer bytes. */
  readonly unpacked: readonly string[];
};

/** What has passed, both ways, with all headers, in KB of 1,000 bytes. */
export function dataUse(exchanges: readonly Exchange[]): DataUse {
  const all = exchanges.map(passed);
  const kinds = [...Map.groupBy(all, ({ kind }) => kind)].map(
    ([kind, those]) => `${kind} ${inKb(bytesOf(those))} (${those.length})`,
  );
  const sent = all.reduce((sum, each) => sum + each.sent, 0);
  const large = all.filter(({ status, isLarge }) => status === 200 && isLarge);
  const same = [...Map.groupBy(large, ({ name, body }) => `${name} ${body}`).values()];
  const [pictures = [], others = []] = [true, false].map((are) =>
    all.filter(({ kind }) => (kind === 'pictures') === are),
  );
  return {
    kb: bytesOf(others) / 1000,
    pictures: { count: pictures.length, heaviestKb: Math.max(0, ...pictures.map(({ bytes }) => bytes)) / 1000 },
    words: `${inKb(bytesOf(all))} KB, of which ${inKb(sent)} sent: ${kinds.join(', ')}`,
    list: all
      .toSorted((one, other) => other.bytes - one.bytes)
      .map(lineOf)
      .join('\n'),
    twice: same.flatMap((those) => those.slice(1)).map(lineOf),
    unpacked: all.filter(({ packsBy }) => packsBy > LEAST_SAVED).map(lineOf),
  };
}
