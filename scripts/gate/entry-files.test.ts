import { expect, test } from 'vitest';
import { hasOnlyReExports } from './entry-files.ts';

test('an entry file of comments and re-exports passes', () => {
  const text = "/** Why. */\nexport { a, type B } from './a.ts';\n// Why.\nexport {\n  c,\n} from './c.ts';\n";
  expect(hasOnlyReExports(text)).toBe(true);
});

test.each([
  "import { a } from './a.ts';\nexport const b = () => a;\n",
  "export { a } from './a.ts';\nexport function b() {}\n",
  "export const a = 1;\nexport { b } from './b.ts';\n",
])('an entry file with code of its own fails: case %#', (text) => {
  expect(hasOnlyReExports(text)).toBe(false);
});
