import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

const at = (name: string, x: number, y: number) => ({ name, coordinate: { x, y } });

test('the nearest come first, whatever their direction, and equally far ones stay in their order', () => {
  const places = [
    at('Ikorodu', 3.5, 6.6),
    at('Yaba', 3.38, 6.5),
    at('Surulere', 3.35, 6.49),
    at('Yaba too', 3.38, 6.5),
  ];
  const names = (x: number, y: number) => nearestFirst(places, { x, y }).map(({ name }) => name);
  expect(names(3.38, 6.51)).toEqual(['Yaba', 'Yaba too', 'Surulere', 'Ikorodu']);
  expect(names(3.49, 6.61)).toEqual(['Ikorodu', 'Yaba', 'Yaba too', 'Surulere']);
});
