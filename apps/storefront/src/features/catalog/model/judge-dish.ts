/** What a row says of its dish: null where the vendor has not. */
type Declared = { readonly tags: string | null; readonly contains: string | null; readonly spicy: string | null };
type Judgement = 'shown' | 'left out' | 'unknown';

const has = (list: string, word: string) => list.split(' ').includes(word);

/** Which of them a choice asks about, and whether it fits. */
const FITS = {
  is: ['tags', has],
  without: ['contains', (list: string, word: string) => !has(list, word)],
  spicy: ['spicy', (spicy: string, most: string) => Number(spicy) <= Number(most)],
} as const;

/**
 * Whether a dish is one of those asked for: 'is:halal', 'without:nuts', 'spicy:1' for that at most. What is not declared
 * is not guessed.
 */
export function judgeDish(dish: Declared, chosen: readonly string[]): Judgement {
  let judgement: Judgement = 'shown';
  for (const choice of chosen) {
    const [kind, word = ''] = choice.split(':');
    const [about, fits] = FITS[kind as keyof typeof FITS];
    const declared = dish[about];
    if (declared === null) judgement = 'unknown';
    else if (!fits(declared, word)) return 'left out';
  }
  return judgement;
}

export function filterText(shown: number, unknown: number): string {
  const dishes = (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'}`;
  const leftOut = `${dishes(unknown)} left out because the vendor has not said.`;
  return [`${dishes(shown)} for what you eat.`, ...(unknown > 0 ? [leftOut] : [])].join(' ');
}
