import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../../..');
const SOURCES = '{apps/{storefront,console},packages/ui}/src/**/*.{tsx,css}';
const css = await readFile(path.join(import.meta.dirname, 'styles.css'), 'utf8');

/** What is said of a utility, without spaces. */
function utility(name: string): string {
  const [, rest = ''] = css.split(`@utility ${name} {`);
  return (rest.split('\n}')[0] ?? '').replaceAll(/\s+/g, '');
}

test('a row of chips wraps on a desktop, where there is nothing to push it along with', () => {
  expect(utility('scroll-row')).toMatch(/@media\(min-width:768px\)\{[^}]*flex-wrap:wrap;overflow:visible;/);
});

test('a row that stays one line has a scrollbar for a mouse', () => {
  expect(utility('pushed-along')).toMatch(/@media\(pointer:fine\)\{scrollbar-width:thin;\}/);
});

test('nothing else is pushed sideways with its scrollbar hidden', async () => {
  const hiding = await Promise.all(
    globSync(SOURCES, { cwd: ROOT }).map(async (file) => {
      const times = (await readFile(path.join(ROOT, file), 'utf8')).match(/scrollbar-width:\s?none/g)?.length ?? 0;
      return times > 0 ? [`${path.basename(file)}: ${times}`] : [];
    }),
  );
  expect(hiding.flat()).toEqual(['styles.css: 1']);
});
