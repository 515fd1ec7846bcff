import { expect, test } from 'vitest';
import { componentNameFindings } from './component-names.ts';

test('a component that two files export under one name is found', () => {
  const files = new Map([
    ['a/header-cart.island.tsx', 'export const HeaderCart = () => null;\nexport function Badge() {}\n'],
    ['b/places.tsx', "export const HeaderCart = island('HeaderCart');\nexport const BadgePlace = island('Badge');\n"],
  ]);
  expect(componentNameFindings(files)).toEqual(['HeaderCart is in a/header-cart.island.tsx and in b/places.tsx.']);
});

test('constants, types and what is not exported are no components', () => {
  const files = new Map([
    ['a.tsx', 'export const LINE = 1;\nexport type Props = object;\nconst Row = () => null;\n'],
    ['b.tsx', 'export const LINE = 2;\nexport type Props = object;\nconst Row = () => null;\n'],
  ]);
  expect(componentNameFindings(files)).toEqual([]);
});
