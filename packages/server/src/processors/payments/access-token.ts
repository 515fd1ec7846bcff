import type { Answer } from '../call-provider.ts';

type Token = { readonly value: string; readonly endsAt: number };
type Login = () => Promise<Answer | undefined>;
/** Value and lifetime in the answer to a login. */
type ReadToken = (body: unknown) => { readonly value: string; readonly seconds: number } | undefined;

/** A token is renewed before it ends, so that no call sets out with one that ends on the way. */
const EARLY_MS = 60_000;
/** Tells of a refused login without passing its answer on: a query must not take it for one about a payment. */
const REFUSED_LOGIN: Answer = { status: 401, body: undefined };

const givenUp = (signal: AbortSignal | undefined) =>
  new Promise<undefined>((resolve) => signal?.addEventListener('abort', () => resolve(undefined), { once: true }));

/** Makes calls with a token that is kept between them, and with a new one if the provider no longer takes it. */
export function createTokenCalls(login: Login, readToken: ReadToken, now: () => number = Date.now) {
  let token: Token | undefined;
  let renewing: Promise<Token | Answer | undefined> | undefined;

  async function renew(): Promise<Token | Answer | undefined> {
    const answer = await login();
    if (answer?.status === 401 || answer?.status === 403) return REFUSED_LOGIN;
    const given = answer?.status === 200 ? readToken(answer.body) : undefined;
    token = given && { value: given.value, endsAt: now() + given.seconds * 1000 - EARLY_MS };
    return token;
  }

  /** One login for all who wait for it, so none of them may end it. */
  function renewed(): Promise<Token | Answer | undefined> {
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  return async function withToken(
    call: (token: string) => Promise<Answer | undefined>,
    signal: AbortSignal | undefined,
  ): Promise<Answer | undefined> {
    const kept = token !== undefined && token.endsAt > now() ? token : undefined;
    if (kept !== undefined) {
      const answer = await call(kept.value);
      if (answer?.status !== 401) return answer;
      // Only this one: a call beside us may have renewed it already.
      if (token === kept) token = undefined;
    }
    const fresh = await Promise.race([renewed(), givenUp(signal)]);
    return fresh !== undefined && 'value' in fresh ? call(fresh.value) : fresh;
  };
}
