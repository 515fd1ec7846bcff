import { EXCLUSIVE_PACKAGE_TYPES, PACKAGE_TYPES, type PackageType } from '@jara/contract';

const isExclusive = (type: PackageType) => EXCLUSIVE_PACKAGE_TYPES.some((each) => each === type);

/**
 * Spec §4: what is chosen after a tap on a type. 'Other' and 'Prefer not to say' clear all others, and any other type
 * removes those two; a second tap takes a choice back.
 */
export function choosePackageType(chosen: readonly PackageType[], tapped: PackageType): PackageType[] {
  if (chosen.includes(tapped)) return chosen.filter((each) => each !== tapped);
  if (isExclusive(tapped)) return [tapped];
  return PACKAGE_TYPES.filter((each) => each === tapped || (chosen.includes(each) && !isExclusive(each)));
}

/** What a package holds, in words: 'Food, Books'; of 'Other' what the person wrote; 'Not said' of nothing. */
export const packageTypeText = (types: readonly PackageType[], other: string): string =>
  types.length === 0
    ? 'Not said'
    : types.map((type) => (type === 'Other' && other.trim() !== '' ? other.trim() : type)).join(', ');
