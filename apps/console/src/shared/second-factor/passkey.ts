import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@jara/contract';

/** Whoever closes the browser's dialog reads what else there is. */
const NOT_USED = 'No passkey was used. Try again, or choose something else.';

type Library = typeof import('@simplewebauthn/browser');

async function withLibrary<Result>(work: (library: Library) => Promise<unknown>): Promise<Result> {
  const library = await import('@simplewebauthn/browser');
  try {
    return (await work(library)) as Result;
  } catch (cause) {
    throw new Error(NOT_USED, { cause });
  }
}

/** Asks for one of the passkeys that the options name. */
export const answerWithPasskey = (options: PasskeyRequest): Promise<PasskeyAssertion> =>
  withLibrary(({ startAuthentication }) => startAuthentication({ optionsJSON: options }));

export const makePasskey = (options: PasskeyCreation): Promise<PasskeyAttestation> =>
  withLibrary(({ startRegistration }) => startRegistration({ optionsJSON: options }));
