import { type AssumedRole, assumeRole } from './assume-role.ts';
import type { AwsEventSettings } from './aws-event-settings.ts';

/** Of the hour that STS gives, a page gets at least so much. */
const FRESH_MS = 50 * 60_000;
/** A page asks again for what expires within 10 minutes (spec §7), so less is of no use to it. */
const USEFUL_MS = 15 * 60_000;

type Deps = {
  readonly now: () => Date;
  readonly timeoutMs?: number;
  /** Hears a word without a secret. */
  readonly onFailure: (reason: string) => void;
};

/**
 * SQS, with credentials from STS. All pages of some minutes share them: they carry no identity and only let one send, so
 * a set for each would be a call to AWS for each visitor and protect nothing.
 */
export function createAwsEventQueue(settings: AwsEventSettings, { now, timeoutMs, onFailure }: Deps) {
  let shared: AssumedRole | undefined;
  let renewing: Promise<void> | undefined;
  const lastsFor = (ms: number) => shared !== undefined && shared.expiresAt.getTime() - now().getTime() >= ms;

  async function renew(): Promise<void> {
    const assumed = await assumeRole(settings, now(), timeoutMs);
    if ('failure' in assumed) onFailure(assumed.failure);
    else shared = assumed;
  }

  return {
    url: settings.queue_url,
    region: settings.region,
    async credentials(): Promise<AssumedRole | undefined> {
      if (!lastsFor(FRESH_MS)) {
        // One call for all who wait for it.
        renewing ??= renew().finally(() => {
          renewing = undefined;
        });
        await renewing;
      }
      return lastsFor(USEFUL_MS) ? shared : undefined;
    },
  };
}
