import { basename } from 'node:path';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

const SOURCES = ['{packages,apps,tests,bench,scripts}/**/*.{ts,tsx,mjs}'];

/** What nobody would search for, and what takes its place. */
const INSTEAD: Readonly<Record<string, string>> = {
  kept: 'stored, cached',
  told: 'notified, acknowledged',
  tell: 'notify',
  tells: 'notifies',
  news: 'message, notification',
  ask: 'request, query',
  asked: 'requested',
  asks: 'requests',
  wish: 'request, choice',
  wishes: 'requests, choices',
  needs: 'deps',
  words: 'text, messages, labels',
  way: 'method, route',
};
/** Of an order or a top-up: the usual term. */
const USUAL = /\bunder-way\b/;

/** Search works on words: these are about nothing else. */
const ABOUT_WORDS = ['city-words.ts', 'dietary-words.ts', 'dietary-words.test.ts', 'words-of.ts'];

/** Files whose names have such a word, and names that are excepted without a file. */
export function fileNameFindings(files: readonly string[], excepted: readonly string[] = ABOUT_WORDS): string[] {
  const names = new Set(files.map((file) => basename(file)));
  const wrong = files.flatMap((file) => {
    const name = basename(file);
    if (excepted.includes(name)) return [];
    const words = name.replace(USUAL, '').split(/[.-]/);
    return words.flatMap((word) =>
      Object.hasOwn(INSTEAD, word) ? [`${file}: instead of '${word}' say ${INSTEAD[word]}.`] : [],
    );
  });
  const gone = excepted.filter((name) => !names.has(name));
  return [
    ...wrong,
    ...gone.map((name) => `${name} is excepted in scripts/gate/file-names.ts, and there is no such file.`),
  ];
}

/** A file is found by the term that an engineer of the field would type. */
export async function checkFileNames(): Promise<Outcome> {
  const files = projectFiles(SOURCES);
  const findings = fileNameFindings(files);
  return {
    passed: files.length > 0 && findings.length === 0,
    detail: `${files.length} files`,
    output: findings.join('\n'),
  };
}
