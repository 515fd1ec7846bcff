import type { TimeZone, VendorState } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { lazy, Suspense, useState } from 'react';
import { NotificationChoice } from '../../../shared/push/notification-choice.tsx';
import { minutesBetween, useNow } from '../model/clock.ts';
import { clockIn } from '../model/vendor-zone.ts';

/** Its code comes with the first tap. */
const VendorControlsDialog = lazy(async () => ({
  default: (await import('./vendor-controls-dialog.tsx')).VendorControlsDialog,
}));

const lasts = (until: string, now: number, timeZone: TimeZone) => {
  const minutes = minutesBetween(now, Date.parse(until));
  if (minutes <= 90) return `for ${Math.max(1, minutes)} more min`;
  const clock = clockIn(timeZone, until);
  return clock === '00:00' ? 'until the end of today' : `until ${clock}`;
};

/** What customers see of the vendor now, in words. */
function wordsFor(state: VendorState, now: number): string {
  if (state.is_temporarily_unavailable) return 'Switched off by support';
  if (state.has_yet_to_open) return 'Not open yet';
  if (state.paused_until) return `Closed ${lasts(state.paused_until, now, state.time_zone)}`;
  if (!state.is_open) return 'Closed: outside your hours';
  if (state.busy_until) return `Busy: ${state.busy_minutes} min more, ${lasts(state.busy_until, now, state.time_zone)}`;
  return state.accepts_by_itself ? 'Open, accepting automatically' : 'Open';
}

/** What customers see of the vendor, as a button that opens what it can set. */
export function VendorControls({ state }: { readonly state: VendorState }) {
  const [isOpen, setIsOpen] = useState(false);
  const now = useNow();
  const isOff = state.paused_until !== null || state.is_temporarily_unavailable;
  return (
    <>
      <div className="max-md:hidden">
        <NotificationChoice />
      </div>
      <Button
        look={isOff ? 'danger' : 'secondary'}
        className="shrink-0 max-md:max-w-40 max-md:px-3! max-md:text-14!"
        onClick={() => setIsOpen(true)}
      >
        {wordsFor(state, now)}
      </Button>
      {isOpen ? (
        <Suspense>
          <VendorControlsDialog state={state} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
