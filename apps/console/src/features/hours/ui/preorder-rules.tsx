import { isFailure } from '@jara/api-client';
import type { PreorderConfiguration, VendorHours } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Checkbox } from '@jara/ui/checkbox';
import { ChipButton } from '@jara/ui/chip';
import { toast } from '@jara/ui/toast';
import { useState } from 'react';
import { isOther, useConfirmLeaving } from '../../../shared/browser/confirm-leaving.ts';
import { useEditHours } from '../api/hours.query.ts';
import { capital, DAYS_FROM_MONDAY } from '../model/week.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { TimeInput } from './time-input.tsx';

type Props = { readonly hours: VendorHours; readonly configuration: PreorderConfiguration };

/** For which days orders are taken ahead, from what time of the day, and until when for the same day. */
export function PreorderRules({ hours, configuration }: Props) {
  const [version, setVersion] = useState(hours.version);
  const [rules, setRules] = useState(configuration);
  useConfirmLeaving(isOther(rules, configuration));
  const [isOvertaken, setIsOvertaken] = useState(false);
  const set = (given: Partial<PreorderConfiguration>) => setRules((before) => ({ ...before, ...given }));
  const edit = useEditHours(() => toast.success('Pre-order rules saved'));
  const save = (over: number) =>
    edit.mutate(
      { version: over, preorder_configuration: rules },
      {
        onSuccess(saved) {
          setVersion(saved.version);
          setIsOvertaken(false);
        },
        onError: (error) => setIsOvertaken(isFailure(error, 'EDITED_MEANWHILE')),
      },
    );
  const takeTheirs = () => {
    setVersion(hours.version);
    setRules(configuration);
    setIsOvertaken(false);
  };
  const { available_days, menu_ready_time, cutoff_order_time } = rules;
  return (
    <section aria-labelledby="preorders" className="grid gap-4">
      <h2 id="preorders" className="text-22">
        Pre-orders
      </h2>
      {isOvertaken && <ChangedMeanwhile onTakeTheirs={takeTheirs} onKeepMine={() => save(hours.version)} />}
      <fieldset>
        <legend className="mb-2 font-medium text-14">Days</legend>
        <div className="flex flex-wrap gap-2">
          {DAYS_FROM_MONDAY.map((day) => (
            <ChipButton
              key={day}
              pressed={available_days.includes(day)}
              onPress={() =>
                set({
                  available_days: DAYS_FROM_MONDAY.filter((each) =>
                    each === day ? !available_days.includes(day) : available_days.includes(each),
                  ),
                })
              }
            >
              {capital(day)}
            </ChipButton>
          ))}
        </div>
        {available_days.length === 0 && (
          <p role="alert" className="mt-2 font-medium text-14 text-pepper">
            Choose at least one day
          </p>
        )}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Checkbox
          label="The menu is ready at a set time"
          detail="Otherwise an hour after opening"
          checked={menu_ready_time !== null}
          onChange={(isSet) => set({ menu_ready_time: isSet ? 1100 : null })}
        />
        {menu_ready_time !== null && (
          <TimeInput
            label="The menu is ready at"
            value={menu_ready_time}
            onChange={(time) => set({ menu_ready_time: time })}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-medium">For the same day until</span>
        <TimeInput
          label="Pre-orders for the same day until"
          value={cutoff_order_time}
          onChange={(time) => set({ cutoff_order_time: time })}
        />
      </div>
      <Button
        wide
        disabled={available_days.length === 0}
        loading={edit.isPending && 'Saving…'}
        onClick={() => save(version)}
      >
        Save pre-order rules
      </Button>
    </section>
  );
}
