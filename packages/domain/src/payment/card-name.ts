const BRAND_NAME: Readonly<Record<string, string>> = { mastercard: 'Mastercard', verve: 'Verve', visa: 'Visa' };

/** A card as people read it, whichever way its provider writes the brand: 'Visa ending in 4081'. */
export const nameOfCard = (brand: string, last4: string): string =>
  `${BRAND_NAME[brand.toLowerCase()] ?? brand} ending in ${last4}`;
