import type { VendorHours } from '@jara/contract';
import { addDays, dateIn } from '@jara/domain/catalog';
import { dayText } from '@jara/domain/preorder';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { IconButton } from '@jara/ui/icon-button';
import { useState } from 'react';
import { useCloseOnDay } from '../api/hours.query.ts';

/** Holidays and the like: days on which nothing is sold, whatever the hours. */
export function ClosedDays({ hours: { closed_days, time_zone } }: { readonly hours: VendorHours }) {
  const today = dateIn(time_zone, new Date());
  const [day, setDay] = useState('');
  const set = useCloseOnDay();
  const coming = closed_days.filter((each) => each >= today);
  return (
    <section aria-labelledby="closed-days" className="grid gap-3">
      <h2 id="closed-days" className="text-22">
        Closed days
      </h2>
      {coming.length === 0 && <p className="text-ink-soft">None. Add holidays here.</p>}
      <ul className="flex flex-wrap gap-2">
        {coming.map((each) => (
          <li key={each} className="flex items-center rounded-pill border border-line bg-surface ps-4">
            {dayText(each)} {each.slice(0, 4)}
            <IconButton
              icon="close"
              label={`Open on ${dayText(each)} after all`}
              onClick={() => set.mutate({ day: each, isClosed: false })}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-end gap-3">
        <div className="flex-1">
          <Field
            label="Close on"
            type="date"
            min={today}
            max={addDays(today, 366)}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <Button
          look="secondary"
          disabled={day === ''}
          loading={set.isPending && 'Saving…'}
          onClick={() => set.mutate({ day, isClosed: true }, { onSuccess: () => setDay('') })}
        >
          Add
        </Button>
      </div>
    </section>
  );
}
