import type { CountryCode, VendorType } from '@jara/contract';
import type { Background } from '../../tiles/backgrounds.ts';
import type { PictureName } from '../../tiles/pictures/index.ts';
import type { MenuSection } from '../menu-section.ts';
import type { VendorCategorySlug } from '../vendor-categories.ts';

/** What vendors of one kind have in common: what they sell, what they are called, how they look. */
export type VendorKind = {
  readonly type: VendorType;
  readonly countries: readonly [CountryCode, ...CountryCode[]];
  readonly categories: readonly [VendorCategorySlug, ...VendorCategorySlug[]];
  /** `{person}`, `{word}` and `{area}` are filled in for each vendor. */
  readonly names: readonly [string, ...string[]];
  readonly descriptions: readonly [string, ...string[]];
  readonly sections: readonly [MenuSection, ...MenuSection[]];
  /** How many things a vendor sells, from the smallest to the largest. */
  readonly size: readonly [number, number];
  /** What its covers show. The first is also its logo. */
  readonly pictures: readonly [PictureName, PictureName, PictureName, ...PictureName[]];
  /** One cover is made on each. The first is the logo's too, so it is a strong one. */
  readonly covers: readonly [Background, Background];
  /** Kinds that no town is without. */
  readonly isEverywhere?: true;
  /** Kinds of the morning and the market never stay open at night. */
  readonly closesEarly?: true;
  /** Kinds that cook or bake to order only. */
  readonly preorderOnly?: true;
};
