import type { MenuGroup } from '@jara/contract';

const options = (count: number) => `${count} ${count === 1 ? 'option' : 'options'}`;

/** How many options of a group a person must or may choose. */
export function groupText({ minimum, maximum }: Pick<MenuGroup, 'minimum' | 'maximum'>): string {
  if (minimum === 0) return `Choose up to ${options(maximum)}`;
  if (minimum === maximum) return `Choose ${options(minimum)}`;
  return `Choose ${minimum} to ${options(maximum)}`;
}
