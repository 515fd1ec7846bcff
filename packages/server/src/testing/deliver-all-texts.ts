import { LANES, type RunDeps, runDueJob } from '../jobs/index.ts';
import { type SendText, sendTextHandler } from '../modules/messages/index.ts';
import type { Secrets } from '../secrets.ts';

type Deps = Pick<RunDeps, 'db' | 'now'> &
  Partial<Pick<RunDeps, 'onFailure'>> & { readonly secrets: Secrets; readonly send: SendText };

/** Sends all texts that are due, one after the other, as a worker would. Gives how many were taken by a provider. */
export async function deliverAllTexts({ secrets, send, onFailure = () => undefined, ...deps }: Deps): Promise<number> {
  const handlers = { 'send-text': sendTextHandler({ secrets, send, publicUrl: 'https://jara.example' }) };
  let sent = 0;
  for (const lane of LANES) {
    for (;;) {
      const result = await runDueJob({ ...deps, handlers, onFailure }, lane);
      if (result === 'none due') break;
      if (result === 'done') sent += 1;
    }
  }
  return sent;
}
