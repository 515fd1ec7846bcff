import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ScriptMissing } from './script-missing.tsx';

test('the bar that offers to reload is hidden at first, and its words can be read in both schemes', () => {
  const [bar = ''] = renderToStaticMarkup(<ScriptMissing />).match(/<div[^>]*>/) ?? [];
  expect(bar).toContain('hidden=""');
  // The pair that palette.test.ts holds to AA.
  expect(bar).toMatch(/class="[^"]*\bbg-pepper\b[^"]*\btext-ground\b/);
});
