import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, deadLinks, relativeLinks } from './markdown-links.ts';

function deadLinksOf(files: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'markdown-links-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { dead } = deadLinks(root);
  rmSync(root, { recursive: true });
  return dead;
}

test('links to a file, a folder, a picture and a heading that exist pass', () => {
  const files = {
    'README.md': '[guide](docs/guide.md) ![phone](docs/phone.png) [docs](docs) [`code`](docs/guide.md#how-to-start)\n',
    'docs/guide.md': '# Guide\n## How to start\nBack to [the start](../README.md), or [up](#guide).\n',
    'docs/phone.png': '',
  };
  expect(deadLinksOf(files)).toEqual([]);
});

test('a link to a file that does not exist fails, with its line', () => {
  expect(deadLinksOf({ 'docs/a.md': '# A\n\nSee [b](b.md).\n' })).toEqual(['docs/a.md:3: b.md: there is no such file']);
});

test('a link whose text names another file than it leads to fails', () => {
  const files = { 'a.md': '[b/old.ts](b/new.ts) [new.ts](b) [b/new.ts](b/new.ts)\n', 'b/new.ts': '' };
  expect(deadLinksOf(files)).toEqual([
    'a.md:1: b/new.ts: the text names another file, b/old.ts',
    'a.md:1: b: the text names another file, new.ts',
  ]);
});

test('a link out of the repository fails', () => {
  expect(deadLinksOf({ 'a.md': '[above](../..)\n' })).toEqual(['a.md:1: ../..: there is no such file']);
});

test('a link to a heading that does not exist fails', () => {
  const files = { 'a.md': '[b](b.md#start) and [here](#end)\n', 'b.md': '# Begin\n' };
  expect(deadLinksOf(files)).toEqual([
    'a.md:1: b.md#start: there is no such heading',
    'a.md:1: #end: there is no such heading',
  ]);
});

test('addresses elsewhere, and links in code, are not looked at', () => {
  const text = '[web](https://jara.example/a) [mail](mailto:a@jara.example) `[x](gone.md)`\n```md\n[x](gone.md)\n```\n';
  expect(relativeLinks(text)).toEqual([]);
});

test('a single backtick hides no link of the next paragraph', () => {
  expect(relativeLinks('one ` of two\n\n[a](a.md) and ` again\n')).toEqual([{ text: 'a', target: 'a.md', line: 3 }]);
});

test('links of every form are seen', () => {
  const text = '[a](a.md "title") [![p](p.png)](b.md)\n\n[c]: c.md\n<img src="d.png">\n';
  expect(relativeLinks(text)).toEqual([
    { text: 'a', target: 'a.md', line: 1 },
    { text: 'p', target: 'p.png', line: 1 },
    { text: '', target: 'b.md', line: 1 },
    { text: '', target: 'c.md', line: 3 },
    { text: '', target: 'd.png', line: 4 },
  ]);
});

test('anchors are made of headings as GitHub makes them', () => {
  const text =
    '# Where to put a rule\n## How to add …\n### `npm test`, & more\n## [Jobs](b.md)\n## Jobs\n```sh\n# no heading\n```\n';
  expect([...anchorsOf(text)]).toEqual(['where-to-put-a-rule', 'how-to-add-', 'npm-test--more', 'jobs', 'jobs-1']);
});
