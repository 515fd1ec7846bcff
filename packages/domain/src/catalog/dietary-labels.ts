import { ALLERGENS, type Allergen, type DietaryTag, HOTTEST } from '@jara/contract';

export const DIETARY_TAG_LABEL = { vegetarian: 'Vegetarian', halal: 'Halal' } as const satisfies Record<
  DietaryTag,
  string
>;

/** 'nuts', 'nuts and fish', 'nuts, fish and egg'. */
const listed = (words: readonly string[], last: 'and' | 'or') =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${last} `);

/** What a dish contains, once the vendor has said so. */
export const allergenText = (allergens: readonly Allergen[]): string =>
  allergens.length === 0 ? `Contains no ${listed(ALLERGENS, 'or')}` : `Contains ${listed(allergens, 'and')}`;

export const spicyText = (spicy: number): string => (spicy === 0 ? 'Not spicy' : `Spicy ${spicy} of ${HOTTEST}`);

/** Where a vendor has not said, nothing is guessed. */
export const ASK_THE_VENDOR = 'Ask the vendor';
