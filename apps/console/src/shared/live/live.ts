import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { openStaffStream } from '../api/call.ts';
import { session } from '../api/session.ts';
import { createStaffStream, type StaffEvent } from './staff-stream.ts';

/** A network that comes back ends the wait. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const staffStream = createStaffStream({ open: openStaffStream, wait, random: Math.random });

let token = session.state().member?.token;
session.subscribe(() => {
  const next = session.state().member?.token;
  if (next !== token) staffStream.forget();
  token = next;
});

/** Hears what staff are told while the component is shown. */
export function useStaffEvents(onEvent: (event: StaffEvent) => void): void {
  const take = useEffectEvent(onEvent);
  useEffect(() => staffStream.listen((event) => take(event)), []);
}

export const useIsLive = (): boolean => useSyncExternalStore(staffStream.onLiveChange, staffStream.isLive);
