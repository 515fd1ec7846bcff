import { expect, test } from 'vitest';
import { islandFindings } from './island-files.ts';

const SRC = 'apps/storefront/src';
const FILES: Readonly<Record<string, string>> = {
  [`${SRC}/browser/islands.tsx`]: `import { FilterDialog, type Filters } from '../features/catalog/index.ts';
import { HeaderCart } from './cart/header-cart.island.tsx';
const order = () => import('./orders/order-page.island.tsx');
const wallet = () => import('../features/wallet/islands.ts');
const ISLANDS: Readonly<Record<IslandName, Woken>> = {
  FilterDialog,
  HeaderCart,
  OrderPage: fetched(order, 'OrderPage'),
  WalletPage: fetched(wallet, 'WalletPage'),
};
`,
  [`${SRC}/features/catalog/index.ts`]: "export { FilterDialog } from './ui/filter-dialog.island.tsx';\n",
  [`${SRC}/features/wallet/islands.ts`]: "export { WalletPage } from './ui/wallet-page.island.tsx';\n",
};
const ISLANDS = [
  `${SRC}/browser/cart/header-cart.island.tsx`,
  `${SRC}/browser/orders/order-page.island.tsx`,
  `${SRC}/features/catalog/ui/filter-dialog.island.tsx`,
  `${SRC}/features/wallet/ui/wallet-page.island.tsx`,
];

const findingsWith = (old: string, next: string) =>
  islandFindings((path) => (FILES[path] ?? '').replace(old, next), ISLANDS);

test('islands in files of their own names pass, imported or fetched, directly or through an entry file', () => {
  expect(findingsWith('', '')).toEqual([]);
});

test.each([
  ['ui/filter-dialog.island.tsx', 'ui/filter-dialog.tsx', 'FilterDialog'],
  ['ui/wallet-page.island.tsx', 'ui/wallet.island.tsx', 'WalletPage'],
  ['cart/header-cart.island.tsx', 'cart/cart-root.tsx', 'HeaderCart'],
  ['orders/order-page.island.tsx', 'orders/order-with-cart.tsx', 'OrderPage'],
])('an island that is not in %s is named', (old, next, name) => {
  expect(findingsWith(old, next)).toEqual([
    expect.stringMatching(new RegExp(`^${name} is in .*, not in `)),
    expect.stringContaining(`${old} is not in the table.`),
  ]);
});

test('an island file that the table leaves out is named', () => {
  expect(findingsWith('  HeaderCart,\n', '')).toEqual([`${ISLANDS[0]} is not in the table.`]);
});

test('a table in another form fails, rather than passing unread', () => {
  expect(findingsWith('  HeaderCart,', '  HeaderCart: Other,')).toContain('A line of the table cannot be read.');
});
