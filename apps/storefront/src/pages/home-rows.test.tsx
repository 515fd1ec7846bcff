import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HomeRows } from './home-rows.tsx';

test('the rows of one’s own stay when the list below them is filtered', () => {
  expect(renderToStaticMarkup(<HomeRows />)).toContain('data-island="RowsHost" data-stays=""');
});
