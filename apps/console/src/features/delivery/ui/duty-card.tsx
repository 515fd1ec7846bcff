import type { RiderState } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dutyMutation } from '../api/duty.query.ts';
import { currentPlace } from '../model/current-place.ts';

function whatItMeans({ on_duty, city, has_missed_offers }: RiderState): string {
  if (city === null) return 'You have no city yet, so no order is offered to you. Ask support to set it.';
  if (on_duty) return `Orders of ${city} are offered to you. Keep this page open.`;
  if (has_missed_offers) return 'You were taken off duty, because three offers were not answered.';
  return `No order is offered to you. Where you are is read once when you start, so that orders near you come first.`;
}

/** On duty or off, with one big button. */
export function DutyCard({ state }: { readonly state: RiderState }) {
  const [isLocating, setIsLocating] = useState(false);
  const duty = useMutation(dutyMutation(useQueryClient()));
  async function start() {
    setIsLocating(true);
    const place = await currentPlace();
    setIsLocating(false);
    duty.mutate({ on_duty: true, ...(place && { place }) });
  }
  const isBusy = isLocating || duty.isPending;
  return (
    <section aria-labelledby="duty" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <h2 id="duty" className="flex items-center gap-2 text-22">
        <span aria-hidden="true" className={`size-4 rounded-pill ${state.on_duty ? 'bg-brand' : 'bg-line'}`} />
        {state.on_duty ? 'On duty' : 'Off duty'}
      </h2>
      <p className="text-ink-soft text-pretty">{whatItMeans(state)}</p>
      {state.on_duty ? (
        <Button look="secondary" wide loading={isBusy && 'Ending…'} onClick={() => duty.mutate({ on_duty: false })}>
          Go off duty
        </Button>
      ) : (
        <Button wide className="min-h-14 text-18" loading={isBusy && 'Starting…'} onClick={() => void start()}>
          Go on duty
        </Button>
      )}
    </section>
  );
}
