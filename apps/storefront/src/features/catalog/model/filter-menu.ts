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

export function filterWords(shown: number, unknown: number): string {
  const dishes = (count: number) => `${count} ${count === 1 ? 'dish' : 'dishes'}`;
  const leftOut = `${dishes(unknown)} left out because the vendor has not said.`;
  return [`${dishes(shown)} for what you eat.`, ...(unknown > 0 ? [leftOut] : [])].join(' ');
}

const setText = (id: string, text: string) => {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
};

/** Hides the rows of the menu that the chosen boxes leave out, and says how many. The style sheet hides empty categories. */
export function filterMenu(form: HTMLElement): void {
  const boxes = form.querySelectorAll<HTMLInputElement>('input:checked');
  const chosen = [...boxes].map(({ value }) => value);
  let shown = 0;
  let unknown = 0;
  for (const row of document.querySelectorAll<HTMLElement>('[data-part="category"] li')) {
    const dish = row.querySelector('[data-dish]');
    const declared = {
      tags: dish?.getAttribute('data-tags') ?? null,
      contains: dish?.getAttribute('data-contains') ?? null,
      spicy: dish?.getAttribute('data-spicy') ?? null,
    };
    const judgement = judgeDish(declared, chosen);
    row.toggleAttribute('data-left-out', judgement !== 'shown');
    if (judgement === 'shown') shown += 1;
    if (judgement === 'unknown') unknown += 1;
  }
  setText(`${form.id}-status`, chosen.length === 0 ? '' : filterWords(shown, unknown));
  setText(`${form.id}-count`, chosen.length === 0 ? '' : `· ${chosen.length}`);
}
