import type { ClientPack } from '@/features/cart/data.ts';

/** Spec §9, the sign for what is left out included. */
const LONGEST_SUMMARY = 100;

/** What is in a cart, in a line: 'Pack 1: 2 × Jollof rice, Chicken. Pack 2: Shawarma'. */
export function packsSummary(packs: readonly ClientPack[]): string {
  const words = packs.map(({ name, items }) => {
    const dishes = items.filter(({ type }) => type === 'menu');
    return `${name}: ${dishes.map(({ menu, quantity }) => (quantity > 1 ? `${quantity} × ${menu.name}` : menu.name)).join(', ')}`;
  });
  const letters = [...words.join('. ')];
  if (letters.length <= LONGEST_SUMMARY) return letters.join('');
  return `${letters
    .slice(0, LONGEST_SUMMARY - 1)
    .join('')
    .trimEnd()}…`;
}
