import { OWN_SCRIPTS } from './defer-scripts.ts';

const SCRIPT = /<script\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script/gi;
/** Its file must come from our own origin, as the policy says. */
const HAS_FILE = /(?:^|\s)src="/;
/** Such as JSON-LD; no browser runs it. */
const IS_DATA = /(?:^|\s)type="application\/[\w+]*json"/;

const BEGIN_OF_STREAM = '(self.__next_f=self.__next_f||[]).push([0])';
const PART_OF_STREAM = /^self\.__next_f\.push\((?<data>\[[\s\S]*\])\)$/;
const START_OF_CODE =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<data>\{[\s\S]*\})\);$/;
const CHUNK = /^static\/chunks\/[\w~.-]+\.js$/;

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
}

/** The framework's data, and nothing that is computed: whatever it says, it is a value. */
const isPartOfStream = (text: string) => Array.isArray(parsed(PART_OF_STREAM.exec(text)?.groups?.['data']));

/** Which of our own files the framework begins with. */
function isStartOfCode(text: string): boolean {
  const start = parsed(START_OF_CODE.exec(text)?.groups?.['data']);
  if (typeof start !== 'object' || start === null || !('otherChunks' in start)) return false;
  return Array.isArray(start.otherChunks) && start.otherChunks.every((chunk) => CHUNK.test(String(chunk)));
}

const isKnown = (text: string) =>
  OWN_SCRIPTS.includes(text) || text === BEGIN_OF_STREAM || isPartOfStream(text) || isStartOfCode(text);

/** The texts that a page would run. Those that nobody of ours has written stand apart: they are a stranger's. */
export function inlineScripts(html: string): { known: string[]; unknown: string[] } {
  const known: string[] = [];
  const unknown: string[] = [];
  for (const { groups } of html.matchAll(SCRIPT)) {
    const { attributes = '', text = '' } = groups ?? {};
    if (IS_DATA.test(attributes) || (HAS_FILE.test(attributes) && text === '')) continue;
    (isKnown(text) ? known : unknown).push(text);
  }
  return { known, unknown };
}
