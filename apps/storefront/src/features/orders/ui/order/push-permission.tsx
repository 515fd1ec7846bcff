import { TextButton } from '@jara/ui/text-button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tapped } from '@/shared/analytics/tracked.ts';
import { readPushState, startPush, stopPush } from '../../api/push.ts';

const STATE = { queryKey: ['push'], queryFn: readPushState } as const;

/** Notifications at each step of one's orders; nothing where they cannot be had. */
export function PushPermission() {
  const client = useQueryClient();
  // What was done before it failed counts: the browser is asked again.
  const onSettled = () => void client.invalidateQueries({ queryKey: STATE.queryKey });
  const { data: state } = useQuery({ ...STATE, networkMode: 'always', meta: { failure: 'rethrow' } });
  const start = useMutation({
    mutationFn: startPush,
    onSettled,
    meta: { fallback: 'We could not turn on notifications. Please try again later.' },
  });
  const stop = useMutation({
    mutationFn: stopPush,
    onSettled,
    meta: { fallback: 'We could not save this, but this browser will show no more notifications.' },
  });
  if (state === 'on') {
    return (
      <TextButton {...tapped('button', 'stop_notifications')} disabled={stop.isPending} onClick={() => stop.mutate()}>
        Stop notifications
      </TextButton>
    );
  }
  if (state !== 'off') return null;
  return (
    <p className="text-14 text-ink-soft">
      <TextButton
        {...tapped('button', 'start_notifications')}
        disabled={start.isPending}
        onClick={() => start.mutate()}
      >
        Notify me
      </TextButton>{' '}
      at each step of my orders
    </p>
  );
}
