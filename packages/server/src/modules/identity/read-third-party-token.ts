import { z } from 'zod';

/** A partner whose people may come in: how its tokens are signed, and what its people pay with, if that is fixed. */
export type ThirdParty = { readonly secret: string; readonly payment_method?: string | undefined };

const claims = z.object({
  sub: z.string().min(1).max(200),
  jti: z.string().min(1).max(200),
  exp: z.number(),
  phone: z.string().regex(/^[0-9]{6,20}$/),
  first_name: z.string().max(80).default(''),
  last_name: z.string().max(80).default(''),
  email: z.union([z.email().max(254), z.literal('')]).default(''),
});
export type ThirdPartyClaims = z.output<typeof claims>;

const LONGEST_LIFE_SECONDS = 10 * 60;

/** A partner's token: a JWT (HS256) for us, of a short life. Undefined if anything about it is not right. */
export async function readThirdPartyToken(
  token: string,
  { secret }: ThirdParty,
  now: Date,
): Promise<ThirdPartyClaims | undefined> {
  const { jwtVerify, errors } = await import('jose');
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      audience: 'jara',
      currentDate: now,
    });
    const parsed = claims.safeParse(payload);
    if (!parsed.success) return undefined;
    return parsed.data.exp - now.getTime() / 1000 > LONGEST_LIFE_SECONDS ? undefined : parsed.data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
