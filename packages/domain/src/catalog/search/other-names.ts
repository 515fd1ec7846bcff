import { soundOf } from './sound-of.ts';

/** What people call the same thing, a brand or another language's word among them. */
const SAME = [
  ['indomie', 'noodles', 'noodle'],
  ['dodo', 'plantain'],
  ['minerals', 'soda', 'drinks'],
  ['chips', 'fries'],
  ['groundnut', 'peanut'],
  ['groundnuts', 'peanuts'],
  ['maize', 'corn'],
  ['ewa', 'beans'],
  ['aganyin', 'agoyin'],
  ['ogi', 'akamu', 'pap'],
  ['zobo', 'sobolo', 'bissap', 'hibiscus'],
  ['coke', 'cola'],
  ['papaya', 'pawpaw'],
  ['spag', 'spaghetti'],
  ['moin', 'moi'],
] as const;

const NAMES = new Map<string, readonly string[]>(SAME.flatMap((names) => names.map((name) => [name, names] as const)));
const NAMES_BY_SOUND = new Map([...NAMES].map(([name, names]) => [soundOf(name), names] as const));

/** Other names of the same thing. */
export const otherNames = (typed: string): readonly string[] => NAMES.get(typed) ?? [];

/** The same for a name that is spelt as it sounds: 'indomi'. */
export const otherNamesBySound = (typed: string): readonly string[] => NAMES_BY_SOUND.get(soundOf(typed)) ?? [];
