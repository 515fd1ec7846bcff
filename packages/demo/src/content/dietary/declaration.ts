import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag } from '@jara/contract';

/** What vendors say about a dish. */
export type Declaration = {
  readonly dietary_tags: DietaryTag[] | null;
  readonly allergens: Allergen[] | null;
  readonly spicy: number | null;
};

export const NOTHING_DECLARED: Declaration = { dietary_tags: null, allergens: null, spicy: null };

const NOT_SAID = '?';
const NONE = 'none';

/** Words of a known list, 'none', or '?' where nothing is said. */
function readList<Word extends string>(text: string, known: readonly Word[], dish: string): Word[] | null {
  if (text === NOT_SAID) return null;
  if (text === NONE) return [];
  return text.split(' ').map((word) => {
    const found = known.find((each) => each === word);
    if (found === undefined) throw new Error(`'${dish}' declares '${word}', which means nothing here.`);
    return found;
  });
}

function readSpicy(text: string, dish: string): number | null {
  if (text === NOT_SAID) return null;
  if (!/^[0-3]$/.test(text)) throw new Error(`'${dish}' is spicy '${text}', which is not 0 to 3.`);
  return Number(text);
}

/** Reads declarations from their text, a line each: `dish | tags | allergens | spicy`. */
export const declarations = (text: string): ReadonlyMap<string, Declaration> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [dish = '', tags = '', allergens = '', spicy = ''] = line.split('|').map((cell) => cell.trim());
        return [
          dish,
          {
            dietary_tags: readList(tags, DIETARY_TAGS, dish),
            allergens: readList(allergens, ALLERGENS, dish),
            spicy: readSpicy(spicy, dish),
          },
        ];
      }),
  );
