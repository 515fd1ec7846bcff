import { type Availability, type DataOf, menuEditingEndpoints, type StaffMenu } from '@jara/contract';
import { toast } from '@jara/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { actions, provideActions } from '../../../shared/actions/actions.ts';
import { menuQuery } from './menu.query.ts';
import { type AvailabilityAction, isAvailabilityAction, withAvailability } from './shown-menu.ts';

provideActions({
  'menu.dish': menuEditingEndpoints.setDishAvailability,
  'menu.option': menuEditingEndpoints.setOptionAvailability,
} satisfies Record<AvailabilityAction, unknown>);

/** Gone for today is about the day on which it was said: a tablet that was off for a night says nothing of the next. */
const A_SHIFT_MS = 10 * 60 * 60_000;

/** Shown at once, and waits for the line if it has to. Of several taps the last one holds. */
export const setAvailability = (name: AvailabilityAction, subjectId: number, availability: Availability) =>
  actions.add({
    ...{ name, subjectId, body: { availability }, lastHolds: true },
    ...(availability === 'gone_today' && { until: Date.now() + A_SHIFT_MS }),
  });

/** What the API has answered is the menu's; a refusal is said, and the menu read again. */
export function useAvailabilityAnswers(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      actions.onSettled((result) => {
        const { name, subjectId } = result.action;
        if (!isAvailabilityAction(name)) return;
        const { queryKey } = menuQuery();
        if ('error' in result) {
          toast.error((result.error as Error).message);
          return void client.invalidateQueries({ queryKey });
        }
        const { availability } = result.answer as DataOf<typeof menuEditingEndpoints.setDishAvailability>;
        client.setQueryData<StaffMenu>(
          queryKey,
          (menu) => menu && withAvailability(menu, { name, subjectId, availability }),
        );
      }),
    [client],
  );
}
