// @vitest-environment happy-dom
import { type Call, fakeApi } from '@jara/api-client/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_VENDOR } from '../../../testing/example-vendor.ts';
import SearchSuggestions from './search-suggestions.tsx';

const SEARCH = 'GET /customer/search';
const found = (slug: string, name: string) => ({ vendor: { ...EXAMPLE_VENDOR, slug, name }, dishes: [] });
const FOUND = [found('suya-spot', 'Suya Spot'), found('mama-put', 'Mama Put')];
const RESULTS = { results: FOUND, total: 2, has_all_words: true, corrections: [], city: 'lagos' };

let input: HTMLInputElement;
beforeEach(() => {
  input = document.createElement('input');
  document.body.append(input);
  input.focus();
});
afterEach(() => {
  cleanup();
  input.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const type = (text: string) => fireEvent.input(input, { target: { value: text } });
function open(answers: Parameters<typeof fakeApi>[0] = { [SEARCH]: () => ({ data: RESULTS }) }): Call[] {
  const calls = fakeApi(answers);
  render(<SearchSuggestions input={input} city="lagos" />);
  return calls;
}
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
const press = (key: string) => fireEvent.keyDown(input, { key });

test('catalog.006 a text that fails the search check is not sent; one that passes is, after a pause', async () => {
  vi.useFakeTimers();
  const calls = open();
  for (const text of ['', 'r', '!!', ' a ', 'rice']) {
    expect(calls).toEqual([]);
    type(text);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  expect(calls.map(({ query }) => query)).toEqual([{ query: 'rice', city: 'lagos', limit: '5' }]);
});

test('arrows choose a suggestion, Enter follows it, and Escape closes the list and keeps the text', async () => {
  open();
  type('suya');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  expect(input.getAttribute('aria-expanded')).toBe('true');
  press('ArrowUp');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen.textContent).toContain('Mama Put');
  expect(input.getAttribute('aria-activedescendant')).toBe(chosen.id);
  const followed = vi.fn((event: Event) => event.preventDefault());
  chosen.addEventListener('click', followed);
  press('Enter');
  expect(followed).toHaveBeenCalledTimes(1);
  expect(list()).toBeNull();
  type('suya s');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  press('Escape');
  expect([list(), input.value]).toEqual([null, 'suya s']);
});

test('while others come, the suggestions of the text before cannot be tapped or chosen', async () => {
  const later = Promise.withResolvers<{ data: unknown }>();
  open({ [SEARCH]: ({ query }) => (query['query'] === 'suya' ? { data: RESULTS } : later.promise) });
  const followed = vi.fn((event: Event) => event.preventDefault());
  const tap = () => {
    const [first] = screen.getAllByRole('option');
    first?.addEventListener('click', followed);
    const isLink = first?.hasAttribute('href');
    if (first) fireEvent.click(first);
    return isLink;
  };
  type('suya');
  await screen.findByRole('listbox', { name: 'Suggestions' });
  type('suya m');
  // Before the pause, and while the answer is awaited.
  expect(tap()).toBe(false);
  press('ArrowDown');
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(tap()).toBe(false);
  expect([screen.queryByRole('option', { selected: true }), list()?.getAttribute('aria-busy')]).toEqual([null, 'true']);
  await act(async () => later.resolve({ data: { ...RESULTS, results: [FOUND[1]] } }));
  await waitFor(() => expect(list()?.getAttribute('aria-busy')).toBe('false'));
  expect(tap()).toBe(true);
  expect(list()).toBeNull();
});

test('without suggestions there is no list and no complaint', async () => {
  const calls = open({});
  type('zobo');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(list()).toBeNull();
  expect(document.querySelector('[data-toast], [role=alert]')).toBeNull();
});
