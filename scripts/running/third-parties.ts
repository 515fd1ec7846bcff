import { OperatorError } from '@jara/server/process';
import { paymentOrigins, readProcessors, refuseSandboxInProduction } from '@jara/server/processors';
import { type Environment, variablesNamed } from '../env.ts';
import { THIRD_PARTY_VARIABLES } from './environment-allowlist.ts';

type Settings = Pick<Environment, 'SANDBOX_PORT' | 'ALLOW_SANDBOX'>;

export const sandboxUrl = ({ SANDBOX_PORT }: Settings) => `http://127.0.0.1:${SANDBOX_PORT}`;

/** Settings of each process that calls third parties, besides their keys. */
export const thirdPartyVariables = (env: Settings) => ({
  SANDBOX_URL: sandboxUrl(env),
  ALLOW_SANDBOX: env.ALLOW_SANDBOX,
});

export type ThirdParties = {
  /** The page where codes can be read, if there is one. */
  readonly inbox: string | undefined;
  /** For the front door: what its pages may load for payments, and where they may send events. */
  readonly pageOrigins: Readonly<Record<'PAYMENT_SCRIPT_ORIGINS' | 'PAYMENT_FRAME_ORIGINS' | 'QUEUE_ORIGINS', string>>;
};

/** Refuses invalid keys, and the sandbox where it is not allowed, before anything is built or started. */
export function checkThirdParties(env: Settings, mode: string): ThirdParties {
  const variables = { ...variablesNamed(THIRD_PARTY_VARIABLES), ...thirdPartyVariables(env), NODE_ENV: mode };
  try {
    refuseSandboxInProduction(variables);
    const { sms, payments, events } = readProcessors(variables);
    const isSandboxed = [...sms.NG, ...sms.GH].some(({ url }) => url.startsWith(sandboxUrl(env)));
    const { scripts, frames } = paymentOrigins(payments);
    return {
      inbox: isSandboxed ? `http://localhost:${env.SANDBOX_PORT}/sms/inbox` : undefined,
      pageOrigins: {
        PAYMENT_SCRIPT_ORIGINS: scripts.join(','),
        PAYMENT_FRAME_ORIGINS: frames.join(','),
        QUEUE_ORIGINS: events ? new URL(events.queue_url).origin : '',
      },
    };
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
