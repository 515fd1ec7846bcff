import { BUSY_MINUTES, type VendorState } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Checkbox } from '@jara/ui/checkbox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NotificationChoice } from '../../../shared/push/notification-choice.tsx';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { setAcceptance, setBusy, setPause, vendorStateQuery } from '../api/board.query.ts';

const ACCEPT_MINUTES = [10, 15, 20, 30, 45] as const;

type Props = { readonly state: VendorState; readonly onClose: () => void };

/** Busy, closed and how orders are accepted. Each change is shown once the API has it. */
export function VendorControlsDialog({ state, onClose }: Props) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (work: () => Promise<VendorState>) => work(),
    // Said below.
    meta: { failure: 'rethrow' },
    onSuccess: (next) => client.setQueryData(vendorStateQuery().queryKey, next),
  });
  const set = (work: () => Promise<VendorState>) => change.mutate(work);
  return (
    <Dialog
      open
      title="Busy and closed"
      description="Each ends by itself, at the end of your day at the latest."
      onClose={onClose}
    >
      <div className="grid gap-5">
        <fieldset>
          <legend className="mb-2 font-semibold">Busy: customers are told more minutes</legend>
          <div className="grid grid-cols-4 gap-2">
            {BUSY_MINUTES.map((minutes) => (
              <Button
                key={minutes}
                look={state.busy_minutes === minutes ? 'primary' : 'secondary'}
                aria-pressed={state.busy_minutes === minutes}
                className="min-h-12 px-2! tabular-nums"
                onClick={() => set(() => setBusy(minutes))}
              >
                {minutes === 0 ? 'No' : `+${minutes}`}
              </Button>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-semibold">
            {state.paused_until ? 'You take no orders now' : 'Stop taking orders'}
          </legend>
          {state.paused_until ? (
            <Button wide className="min-h-12" onClick={() => set(() => setPause(null))}>
              {state.has_yet_to_open ? 'Open for orders' : 'Take orders again'}
            </Button>
          ) : (
            <div className="grid gap-2">
              <Button look="secondary" wide className="min-h-12" onClick={() => set(() => setPause('30_minutes'))}>
                Pause for 30 minutes
              </Button>
              <Button look="danger" wide className="min-h-12" onClick={() => set(() => setPause('today'))}>
                Closed for today
              </Button>
            </div>
          )}
        </fieldset>
        <fieldset>
          <legend className="mb-2 font-semibold">Ready in minutes, where nothing else is said</legend>
          <div className="grid grid-cols-5 gap-2">
            {ACCEPT_MINUTES.map((minutes) => (
              <Button
                key={minutes}
                look={state.accept_minutes === minutes ? 'primary' : 'secondary'}
                aria-pressed={state.accept_minutes === minutes}
                className="min-h-12 px-2! tabular-nums"
                onClick={() => set(() => setAcceptance({ minutes, by_itself: state.accepts_by_itself }))}
              >
                {minutes}
              </Button>
            ))}
          </div>
        </fieldset>
        <Checkbox
          label="Accept new orders automatically"
          detail={`While you are open; ready in ${state.accept_minutes} minutes.`}
          checked={state.accepts_by_itself}
          onChange={(by_itself) => set(() => setAcceptance({ minutes: state.accept_minutes, by_itself }))}
        />
        <NotificationChoice />
        <p role="alert" className="font-medium text-14 text-pepper empty:hidden">
          {change.error?.message}
        </p>
      </div>
    </Dialog>
  );
}
