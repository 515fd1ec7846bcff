import { type MenuItem, minorUnits } from '@jara/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DishDetails } from './dish-details.tsx';
import { DishRow } from './dish-row.tsx';

const DISH: MenuItem = {
  ...{ id: 7, vendor_id: 1, group_id: 1, menu_category_id: 1, name: 'Jollof rice', description: 'Smoky.' },
  ...{ currency: 'NGN', price: minorUnits.parse(450_000), discount_price: null, price_description: '' },
  ...{ price_per_quantity: minorUnits.parse(450_000), image_url: '/store/media/7.jpg', image_colour: '#aa5500' },
  ...{ container_type_id: null, container_price: minorUnits.parse(0), container_name: '' },
  ...{ container_description: '', is_available: true, groups: [] },
  ...{ dietary_tags: null, allergens: null, spicy: null },
};

const markup = (dish: Partial<MenuItem>) =>
  renderToStaticMarkup(<DishRow dish={{ ...DISH, ...dish }} href="?dish=7" />);

test('a dish that is out of stock says so, and cannot be added', () => {
  expect(markup({ is_available: false })).toContain('Out of stock');
  expect(markup({ is_available: false })).not.toContain('Add Jollof rice');
  expect(markup({})).not.toContain('Out of stock');
  expect(markup({})).toContain('Add Jollof rice');
});

test('a dish with a discount shows the lower price and strikes the old one, also when it is free', () => {
  expect(markup({ discount_price: minorUnits.parse(380_000) })).toMatch(/₦3,800\.00.*<s.*₦4,500\.00/);
  expect(markup({ discount_price: minorUnits.parse(0) })).toMatch(/₦0\.00.*<s.*₦4,500\.00/);
});

test('a dish shows what its vendor has declared, in words as well as signs', () => {
  const declared = markup({ dietary_tags: ['vegetarian', 'halal'], allergens: ['nuts', 'dairy'], spicy: 2 });
  for (const words of ['Vegetarian', 'Halal', 'Contains nuts and dairy', 'Spicy 2 of 3'])
    expect(declared).toContain(words);
  const nothing = markup({ dietary_tags: [], allergens: [], spicy: 0 });
  for (const words of ['Vegetarian', 'Contains', 'Spicy']) expect(nothing).not.toContain(words);
});

test('the sheet of a dish says what is left to ask, and never that an unknown dish contains none', () => {
  const sheet = (dish: Partial<MenuItem>) =>
    renderToStaticMarkup(<DishDetails dish={{ ...DISH, ...dish }} contact="help@mama.example" />);
  const unknown = sheet({});
  expect(unknown).toMatch(
    /<a [^>]*href="mailto:help@mama\.example\?subject=[^>]*>Ask the vendor<.*about whether it is vegetarian or halal, its allergens and how spicy it is\./,
  );
  expect(unknown).not.toContain('Contains');
  const said = sheet({ dietary_tags: [], allergens: [], spicy: 0 });
  expect(said).toContain('Contains no nuts, fish, dairy, gluten, egg or soy.');
  expect(said).not.toContain('Ask the vendor');
});
