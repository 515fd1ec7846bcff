import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

type Link = { readonly text: string; readonly target: string; readonly line: number };

/** Fenced code, and code within a paragraph. */
const CODE = /^ *(`{3,}|~{3,}).*?^ *\1|(`+)(?!`)(?:(?!\n\s*\n).)*?\2/gms;
const LINK = /(?:\[([^[\]]*))?\]\(<?([^()\s<>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s+(\S+)|\b(?:src|href)="([^"]+)"/gm;
const HEADING = /^#{1,6}\s+(.+?)\s*#*$/gm;
/** `https:`, `mailto:` and the like: another place than this repository. */
const OUTSIDE = /^[a-z][\w+.-]*:|^\/\//i;

/** A link's text that is the name of a file. */
const FILE_NAME = /^[\w./-]+\.(?:tsx?|mjs|sql|json|md)$/;

/** Code becomes blank, so that lines still count right and a link in an example is none. */
const withoutCode = (text: string): string => text.replace(CODE, (code) => code.replaceAll(/[^\n]/g, ' '));

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

export function relativeLinks(markdown: string): Link[] {
  const text = withoutCode(markdown);
  return [...text.matchAll(LINK)]
    .map(({ 1: shown = '', 2: inline, 3: defined, 4: html, index }) => ({
      text: shown,
      target: inline ?? defined ?? html ?? '',
      line: lineAt(text, index),
    }))
    .filter(({ target }) => !OUTSIDE.test(target));
}

/** The text that a reader sees of a heading: links and emphasis are gone. */
const plainText = (heading: string): string =>
  heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '');

/** The anchors of a document's headings, as GitHub makes them: a repeated heading gets a number. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const text = markdown.replace(/^ *(`{3,}|~{3,}).*?^ *\1/gms, '');
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(HEADING)) {
    const slug = plainText(heading)
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}_ -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

function problemOf(root: string, document: string, { text, target }: Link): string | undefined {
  const [path = '', anchor] = decodeURI(target).split('#');
  const file = path === '' ? document : normalize(join(path.startsWith('/') ? '' : dirname(document), path));
  const full = join(root, file);
  if (relative(root, full).startsWith('..') || !existsSync(full)) return 'there is no such file';
  if (FILE_NAME.test(text) && basename(text) !== basename(file)) return `the text names another file, ${text}`;
  if (anchor === undefined) return undefined;
  const hasAnchor =
    statSync(full).isFile() && file.endsWith('.md') && anchorsOf(readFileSync(full, 'utf8')).has(anchor);
  return hasAnchor ? undefined : 'there is no such heading';
}

/** Relative links of the documents below `root` that lead to no file, to no heading of one, or to another than they name. */
export function deadLinks(root: string): { readonly links: number; readonly dead: readonly string[] } {
  const links = projectFiles(['**/*.md'], root).flatMap((document) =>
    relativeLinks(readFileSync(join(root, document), 'utf8')).map((link) => ({ document, ...link })),
  );
  const dead = links.flatMap(({ document, ...link }) => {
    const problem = problemOf(root, document, link);
    return problem === undefined ? [] : [`${document}:${link.line}: ${link.target}: ${problem}`];
  });
  return { links: links.length, dead };
}

export async function checkMarkdownLinks(): Promise<Outcome> {
  const { links, dead } = deadLinks(ROOT);
  return { passed: links > 0 && dead.length === 0, detail: `${links} links`, output: dead.join('\n') };
}
