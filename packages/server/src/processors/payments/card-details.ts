import { createHash } from 'node:crypto';
import { CARD_BRANDS, type CardBrand } from '@jara/contract';

/** Of 'MASTERCARD' or 'visa '. Cards of other brands are not saved. */
export const cardBrandOf = (text: string): CardBrand | undefined =>
  CARD_BRANDS.find((brand) => text.toLowerCase().includes(brand));

/** Of 32 or 2032. */
export const expiryYear = (year: number): number => (year < 100 ? 2000 + year : year);

/** For providers that give a card no signature of its own. */
export const cardSignature = (first6: string, last4: string, month: number, year: number): string =>
  createHash('sha256').update(`${first6}:${last4}:${month}:${year}`).digest('base64url');
