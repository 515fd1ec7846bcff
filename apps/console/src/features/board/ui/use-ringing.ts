import type { BoardOrder } from '@jara/contract';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ringer } from '../model/ringer.ts';

const NOBODY: ReadonlySet<number> = new Set();

/** A new order rings until somebody touches it, or it is taken on another tablet. */
export function useRinging(orders: readonly BoardOrder[]) {
  const [touched, setTouched] = useState(NOBODY);
  const isMuted = useSyncExternalStore(ringer.subscribe, ringer.isMuted);
  const ringing = useMemo(
    () => new Set(orders.filter(({ id }) => !touched.has(id)).map(({ id }) => id)),
    [orders, touched],
  );
  const isRinging = ringing.size > 0;
  useEffect(() => {
    ringer.setRinging(isRinging);
    return () => ringer.setRinging(false);
  }, [isRinging]);
  // A browser plays nothing before a tap; any tap will do. At its end: what goes from the page while a finger is down
  // moves what is beneath it, and the tap is lost.
  useEffect(() => {
    const unlock = () => ringer.unlock();
    document.addEventListener('click', unlock);
    document.addEventListener('keydown', unlock);
    return () => {
      document.removeEventListener('click', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, []);
  const touch = useCallback(
    (id: number) => setTouched((known) => (known.has(id) ? known : new Set([...known, id]))),
    [],
  );
  const touchAll = () => setTouched(new Set([...touched, ...orders.map(({ id }) => id)]));
  return { ringing, isMuted, touch, touchAll };
}
