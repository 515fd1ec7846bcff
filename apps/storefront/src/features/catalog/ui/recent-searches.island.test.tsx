// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberSearch } from '../model/recent-searches.ts';
import { RecentSearches } from './recent-searches.island.tsx';

beforeEach(() => {
  localStorage.clear();
  for (const text of ['suya', 'jollof rice', 'pizza']) rememberSearch(text);
  render(
    <>
      <input id="q" aria-label="Search" />
      <RecentSearches city="lagos" />
    </>,
  );
});
afterEach(cleanup);

const shown = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('a recent search is made again in the city of the page', () => {
  expect(shown()).toEqual(['pizza', 'jollof rice', 'suya']);
  expect(screen.getByRole('link', { name: 'jollof rice' }).getAttribute('href')).toBe(
    '/store?city=lagos&q=jollof+rice',
  );
});

test('each can be removed, and the focus goes to the next; after the last, to the search field', () => {
  for (const [text, next] of [
    ['jollof rice', 'Remove “suya”'],
    ['suya', 'Remove “pizza”'],
    ['pizza', 'Search'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: `Remove “${text}”` }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(next);
  }
  expect(shown()).toEqual([]);
});

test('all are cleared at once', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(shown()).toEqual([]);
  expect(document.activeElement?.id).toBe('q');
  expect(localStorage.length).toBe(0);
});
