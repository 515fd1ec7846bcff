// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { dish } from '../../../testing/cart-browser.ts';
import { listenToDiets } from './listen-to-diets.ts';
import { Menu } from './menu.tsx';
import { searchMenu } from './search-menu.ts';
// Loaded with the first tap by the page; here before the clock runs.
import './filter-menu.ts';

const MENU = [
  dish(1, { name: 'Suya', dietary_tags: ['halal'], allergens: ['nuts'] }),
  dish(2, { name: 'Salad', dietary_tags: ['vegetarian', 'halal'], allergens: [] }),
  dish(3, { name: 'Stew' }),
];

function open(dishes: typeof MENU): void {
  const categories = [{ id: 1, name: 'All', position: 0, item_count: dishes.length }];
  document.body.innerHTML = renderToStaticMarkup(<Menu categories={categories} dishes={dishes} path="/store/x" />);
}
const form = () => document.getElementById('diets');
const box = (value: string) => form()?.querySelector<HTMLInputElement>(`[value="${value}"]`) ?? document.body;
const shown = () =>
  [...document.querySelectorAll('[data-part="category"] li:not([data-left-out]) h3')].map((name) => name.textContent);
const status = () => document.getElementById('diets-status')?.textContent;

afterEach(() => {
  document.body.innerHTML = '';
});

test('a menu leaves out what contains an allergen and what is unknown, and says how many are unknown', async () => {
  open(MENU);
  const stop = listenToDiets(form() ?? document.body);
  fireEvent.click(box('without:nuts'));
  await waitFor(() => expect(shown()).toEqual(['Salad']));
  expect(status()).toBe('1 dish for what you eat. 1 dish left out because the vendor has not said.');
  fireEvent.click(box('without:nuts'));
  await waitFor(() => expect([shown(), status()]).toEqual([['Suya', 'Salad', 'Stew'], '']));
  stop();
});

test('the rail leads to no category of which the filter or the search leaves nothing', async () => {
  const categories = ['Grill', 'Stews'].map((name, at) => ({ id: at + 1, name, position: at, item_count: 1 }));
  const dishes = [
    dish(1, { name: 'Suya', allergens: ['nuts'], menu_category_id: 1 }),
    dish(2, { name: 'Egusi', allergens: [], menu_category_id: 2 }),
  ];
  document.body.innerHTML = renderToStaticMarkup(<Menu categories={categories} dishes={dishes} path="/store/x" />);
  const rail = () => [...document.querySelectorAll('nav a:not([hidden])')].map(({ textContent }) => textContent);
  const stop = listenToDiets(form() ?? document.body);
  fireEvent.click(box('without:nuts'));
  await waitFor(() => expect(rail()).toEqual(['Stews']));
  fireEvent.click(box('without:nuts'));
  await waitFor(() => expect(rail()).toEqual(['Grill', 'Stews']));
  const [input, found] = [document.createElement('input'), document.createElement('p')];
  const stopSearch = searchMenu(input, found);
  fireEvent.input(input, { target: { value: 'suya' } });
  expect([rail(), found.textContent]).toEqual([['Grill'], '1 found']);
  fireEvent.input(input, { target: { value: '' } });
  expect(rail()).toEqual(['Grill', 'Stews']);
  stopSearch();
  stop();
});

test('where no dish is declared there is nothing to filter by', () => {
  open([dish(3, { name: 'Stew' })]);
  expect(form()).toBeNull();
});
