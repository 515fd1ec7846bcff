import { expect, test } from 'vitest';
import type { ClientPack } from '@/features/cart/data.ts';
import { packsSummary } from './packs-summary.ts';

const item = (name: string, quantity = 1, type = 'menu') => ({ type, quantity, menu: { name } });
const pack = (name: string, ...items: object[]) => ({ name, items }) as ClientPack;

test('cart.015 the summary says the packs and what is in them, without their containers', () => {
  const packs = [
    pack('Pack 1', item('Jollof rice', 2), item('Chicken'), item('Box', 1, 'container')),
    pack('Pack 2', item('Shawarma')),
  ];
  expect(packsSummary(packs)).toBe('Pack 1: 2 × Jollof rice, Chicken. Pack 2: Shawarma');
  expect(packsSummary([])).toBe('');
});

test('cart.015 the summary is cut at 100 characters, and one of 100 is not', () => {
  const whole = packsSummary([pack('Pack 1', item('a'.repeat(92)))]);
  expect(whole).toHaveLength(100);
  expect(whole.endsWith('a')).toBe(true);
  const cut = packsSummary([pack('Pack 1', item('a'.repeat(93)))]);
  expect(cut).toBe(`Pack 1: ${'a'.repeat(91)}…`);
  expect(cut).toHaveLength(100);
});

test('cart.015 the cut goes through no letter', () => {
  const cut = packsSummary([pack('Pack 1', item('🍲'.repeat(200)))]);
  expect([...cut]).toHaveLength(100);
  expect(cut).toBe(`Pack 1: ${'🍲'.repeat(91)}…`);
});
