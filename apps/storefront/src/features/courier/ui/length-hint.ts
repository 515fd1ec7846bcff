/** Why a field takes no more, once it is full. */
export const lengthHint = (typed: string, most: number): string | undefined =>
  typed.length >= most ? `That is the most: ${most} characters` : undefined;
