import { PICTURES, type PictureName } from '../tiles/pictures/index.ts';
import { CHOICES, type ChoiceName } from './choices/index.ts';
import { CONTAINERS, type ContainerName } from './containers.ts';

/** From the cheapest vendor to the dearest, in naira or cedis. */
export type PriceRange = { readonly lowest: number; readonly highest: number };

/** One thing to buy, before a vendor gives it a price. A country without a range does not sell it. */
export type Dish = {
  readonly name: string;
  readonly description: string;
  readonly picture: PictureName;
  readonly prices: { readonly NG: PriceRange | null; readonly GH: PriceRange | null };
  readonly container: ContainerName | null;
  readonly sold: string;
  readonly choices: readonly ChoiceName[];
};

/** A section of a menu: vendors of a kind offer most of its dishes under its title. */
export type MenuSection = { readonly title: string; readonly dishes: readonly Dish[] };

type MenuSectionText = {
  readonly title: string;
  /** How its dishes are sold and packed, unless a dish says otherwise. */
  readonly sold: string;
  readonly container?: ContainerName;
  readonly dishes: string;
};

/**
 * Reads a menu section from its text, two lines a dish:
 *
 *     name | picture | naira | cedis | how it differs
 *       what it is, in a sentence
 *
 * A range is `2500-4500`, or `-` where it is not sold. After it may come `+choice` for each choice that goes with the
 * dish, `in container` or `in nothing`, and `per piece` or the like.
 */
export function menuSection({ title, sold, container, dishes }: MenuSectionText): MenuSection {
  const lines = dishes.split('\n').filter((line) => line.trim() !== '');
  const read: Dish[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const [name = '', picture = '', naira = '', cedis = '', differs = ''] = cells(lines[at]);
    const { choices, ...own } = readDifferences(differs, name);
    if (!isNameIn(PICTURES, picture))
      throw new Error(`'${name}' asks for the picture '${picture}', which is not there.`);
    const prices = { NG: readRange(naira, name), GH: readRange(cedis, name) };
    const description = (lines[at + 1] ?? '').trim();
    read.push({ name, description, picture, prices, choices, container: container ?? null, sold, ...own });
  }
  return { title, dishes: read };
}

const cells = (line = '') => line.split('|').map((cell) => cell.trim());

const isNameIn = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> =>
  Object.hasOwn(table, name);

function readRange(text: string, dish: string): PriceRange | null {
  if (text === '-') return null;
  const [, lowest, highest] = /^([\d.]+)-([\d.]+)$/.exec(text) ?? [];
  if (lowest === undefined || highest === undefined) throw new Error(`'${dish}' has '${text}' for a price range.`);
  return { lowest: Number(lowest), highest: Number(highest) };
}

type Differences = Pick<Dish, 'choices'> & Partial<Pick<Dish, 'container' | 'sold'>>;

function readDifferences(text: string, dish: string): Differences {
  const choices: ChoiceName[] = [];
  let own: Omit<Differences, 'choices'> = {};
  for (const part of text.split(',').map((word) => word.trim())) {
    const name = part.replace(/^\+|^in /, '');
    if (part.startsWith('+') && isNameIn(CHOICES, name)) choices.push(name);
    else if (part === 'in nothing') own = { ...own, container: null };
    else if (part.startsWith('in ') && isNameIn(CONTAINERS, name)) own = { ...own, container: name };
    else if (part.startsWith('per ')) own = { ...own, sold: part };
    else if (part !== '') throw new Error(`'${dish}' says '${part}', which means nothing here.`);
  }
  return { choices, ...own };
}
