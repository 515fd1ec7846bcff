import type { OrderHistory } from '@jara/contract';
import { MOST_ORDERS_OF_A_RIDER } from '@jara/domain/dispatch';
import { RadioCards } from '@jara/ui/radio-card';
import { Skeleton } from '@jara/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { doAsSupport } from '../api/support.mutation.ts';
import { ridersQuery } from '../api/support.query.ts';

type Props = { readonly history: OrderHistory; readonly open: boolean; readonly onClose: () => void };

const labelOf = (count: number) =>
  count === 0 ? 'No rider of this city has room for one more.' : 'Rider with room for one more';

export function AssignDialog({ history: { order }, open, onClose }: Props) {
  const [rider, setRider] = useState<string | null>(null);
  const riders = useQuery({ ...ridersQuery(order.id), enabled: open });
  const others = (riders.data ?? [])
    // Of the order's city, on duty first (list-riders.ts).
    .filter(({ id, order_count }) => id !== order.rider?.id && order_count < MOST_ORDERS_OF_A_RIDER);
  return (
    <ReasonDialog<'rider', unknown>
      open={open}
      onClose={onClose}
      title={`Assign a rider to #${order.id}`}
      description={order.rider ? `${order.rider.name} has it now, and loses it.` : 'The rider gets it at once.'}
      act="Assign"
      acting="Assigning…"
      check={() => (rider === null ? { rider: 'Please choose a rider.' } : undefined)}
      onAct={(reason) => doAsSupport.assign(order.id, { rider_id: Number(rider), reason })}
      said={() => 'Assigned.'}
    >
      {(problems) => (
        <div>
          {riders.isPending ? (
            <Skeleton className="h-14 w-full" />
          ) : (
            <RadioCards
              label={riders.error?.message ?? labelOf(others.length)}
              value={rider}
              onChange={setRider}
              options={others.map(({ id, name, phone, city, is_on_duty, km, order_count }) => ({
                ...{ value: String(id), title: name, detail: `${city ?? 'No city yet'} · ${phone}` },
                trailing: (
                  <span className="grid justify-items-end text-14 text-ink-soft">
                    <span className={is_on_duty ? 'font-medium text-brand' : ''}>
                      {is_on_duty ? 'On duty' : 'Off duty'}
                      {km !== null && ` · ${km} km`}
                    </span>
                    <span>{order_count} to bring</span>
                  </span>
                ),
              }))}
            />
          )}
          <p role="alert" className="mt-1.5 font-medium text-14 text-pepper empty:hidden">
            {problems.rider}
          </p>
        </div>
      )}
    </ReasonDialog>
  );
}
