import type { Area, City } from '../../content/cities/city.ts';
import type { VendorKind } from '../../content/kinds/index.ts';
import { PEOPLE, WORDS } from '../../content/names.ts';
import type { Random } from '../random.ts';

const TRIES = 6;

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * A name that no vendor before had, and its slug, which goes into `taken`. When chance keeps meeting names that are
 * taken, the vendor is a branch: it adds its area, and a number if even that exists.
 */
export function nameVendor(kind: VendorKind, city: City, [area]: Area, random: Random, taken: Set<string>) {
  const draw = () =>
    random
      .pick(kind.names)
      .replace('{person}', random.pick(PEOPLE[city.country]))
      .replace('{word}', random.pick(WORDS))
      .replace('{area}', area);
  let name = draw();
  for (let tries = 1; taken.has(slugOf(name)) && tries < TRIES; tries += 1) name = draw();
  if (taken.has(slugOf(name)) && !name.includes(area)) name = `${name}, ${area}`;
  const first = name;
  for (let branch = 2; taken.has(slugOf(name)); branch += 1) name = `${first} ${branch}`;
  const slug = slugOf(name);
  taken.add(slug);
  return { name, slug };
}
