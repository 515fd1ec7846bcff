import { type RiderOrder, riderOrder } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { z } from 'zod';
import { session } from '../../../shared/api/session.ts';
import { storedText } from '../../../shared/browser/storage.ts';

const copySchema = z.object({ rider: z.number(), at: z.number(), orders: z.array(riderOrder) });
type Copy = z.infer<typeof copySchema>;

const stored = storedJson(storedText('console_deliveries'), (json) => copySchema.safeParse(json).data);

const rider = (): number | null => session.state().member?.scope ?? null;

/** What the rider had, as the API last said: shown where there is no network. Another rider's is nobody's. */
export function readCopy(): Copy | undefined {
  const copy = stored.read();
  return copy?.rider === rider() ? copy : undefined;
}

export function writeCopy(orders: RiderOrder[], at: number): void {
  const id = rider();
  if (id !== null) stored.write(orders.length === 0 ? undefined : { rider: id, at, orders });
}
