/** Spaces, and what no screen shows: control and format characters. */
const UNSEEN = /[\s\p{C}]/gu;

/** How the ledger names a payout: two references that a person reads as one are one, also in other letters or spaces. */
export const payoutRef = (bankReference: string): string =>
  `payout:${bankReference.normalize('NFKC').replace(UNSEEN, '').toUpperCase()}`;
