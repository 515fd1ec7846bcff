import type { MovedOrder } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { actions } from '../../../shared/actions/actions.ts';
import { useStaffEvents } from '../../../shared/live/live.ts';
import { riderStateQuery } from '../api/duty.query.ts';
import { OFFERS_KEY } from '../api/offers.query.ts';
import { readOrderAgain, takeMoved } from '../api/orders.query.ts';

/** Reads what has changed: as the stream says, and as what the rider has done is answered. */
export function useRiderEvents(): void {
  const client = useQueryClient();
  useStaffEvents((said) => {
    if (said.event === 'missed') void client.invalidateQueries({ queryKey: ['rider'] });
    if (said.event === 'order') void readOrderAgain(client, said.data.order_id);
    if (said.event === 'offer') {
      void client.invalidateQueries({ queryKey: OFFERS_KEY });
      void client.invalidateQueries({ queryKey: riderStateQuery().queryKey });
    }
  });
  // Photos that waited when the page was closed go on.
  useEffect(() => void import('../api/photo-queue.ts'), []);
  useEffect(
    () =>
      actions.onSettled((result) => {
        if ('answer' in result) return void takeMoved(client, result.answer as MovedOrder);
        toast.error(`#${result.action.subjectId}: ${(result.error as Error).message}`);
        void readOrderAgain(client, result.action.subjectId);
      }),
    [client],
  );
}
