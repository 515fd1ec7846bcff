/** The moment at which a token's session ends, in milliseconds. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims === 'object' && claims !== null && 'exp' in claims && typeof claims.exp === 'number')
      return claims.exp * 1000;
  } catch {
    // Falls through to the one sentence for whatever is no token.
  }
  // Spec §8.
  throw new Error('Invalid token provided');
}

export const isExpired = (token: string, now: number): boolean => expiryOf(token) <= now;
