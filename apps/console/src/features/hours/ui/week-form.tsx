import { isFailure } from '@jara/api-client';
import type { OpeningSpan, VendorHours, Weekday } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Checkbox } from '@jara/ui/checkbox';
import { TextButton } from '@jara/ui/text-button';
import { toast } from '@jara/ui/toast';
import { useState } from 'react';
import { isOther, useConfirmLeaving } from '../../../shared/browser/confirm-leaving.ts';
import { useEditHours } from '../api/hours.query.ts';
import { capital, DAYS_FROM_MONDAY, hoursOf, spanHint, type Week, weekOf } from '../model/week.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { TimeInput } from './time-input.tsx';

const USUAL: OpeningSpan = { opening: 900, closing: 2100 };

/** When the vendor opens and closes on each day of the week. */
export function WeekForm({ hours }: { readonly hours: VendorHours }) {
  const [base, setBase] = useState(hours);
  const [week, setWeek] = useState<Week>(() => weekOf(hours.available_hours));
  const [isOvertaken, setIsOvertaken] = useState(false);
  const edit = useEditHours(() => toast.success('Hours saved'));
  useConfirmLeaving(isOther(hoursOf(week), hoursOf(weekOf(base.available_hours))));
  const set = (day: Weekday, span: OpeningSpan | null) => setWeek((before) => ({ ...before, [day]: span }));
  const save = (version: number) =>
    edit.mutate(
      { version, available_hours: hoursOf(week) },
      {
        onSuccess(saved) {
          setBase(saved);
          setIsOvertaken(false);
        },
        onError: (error) => setIsOvertaken(isFailure(error, 'EDITED_MEANWHILE')),
      },
    );
  const takeTheirs = () => {
    setBase(hours);
    setWeek(weekOf(hours.available_hours));
    setIsOvertaken(false);
  };
  return (
    <section aria-labelledby="week" className="grid gap-3">
      <h2 id="week" className="text-22">
        Opening hours
      </h2>
      {isOvertaken && <ChangedMeanwhile onTakeTheirs={takeTheirs} onKeepMine={() => save(hours.version)} />}
      <ul>
        {DAYS_FROM_MONDAY.map((day) => (
          <li key={day} className="border-line border-b py-2">
            <Day day={day} span={week[day]} onChange={(span) => set(day, span)} />
          </li>
        ))}
      </ul>
      <TextButton
        onClick={() =>
          setWeek((before) => Object.fromEntries(DAYS_FROM_MONDAY.map((day) => [day, before.monday])) as Week)
        }
      >
        Use Monday’s hours every day
      </TextButton>
      <Button wide loading={edit.isPending && 'Saving…'} onClick={() => save(base.version)}>
        Save hours
      </Button>
    </section>
  );
}

type DayProps = {
  readonly day: Weekday;
  readonly span: OpeningSpan | null;
  readonly onChange: (span: OpeningSpan | null) => void;
};

function Day({ day, span, onChange }: DayProps) {
  const name = capital(day);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <div className="w-36">
        <Checkbox label={name} checked={span !== null} onChange={(isOpen) => onChange(isOpen ? USUAL : null)} />
      </div>
      {span === null ? (
        <span className="text-ink-soft">Closed</span>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <TimeInput
            label={`${name}, opens at`}
            value={span.opening}
            onChange={(opening) => onChange({ ...span, opening })}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            label={`${name}, closes at`}
            value={span.closing}
            onChange={(closing) => onChange({ ...span, closing })}
          />
          <span className="text-14 text-ink-soft">{spanHint(span)}</span>
        </div>
      )}
    </div>
  );
}
