import { filterText, judgeDish } from '../model/judge-dish.ts';
import { hideEmptyCategories } from './follow-categories.ts';

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
  hideEmptyCategories();
  setText(`${form.id}-status`, chosen.length === 0 ? '' : filterText(shown, unknown));
  setText(`${form.id}-count`, chosen.length === 0 ? '' : `· ${chosen.length}`);
}
