import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down on screen; 0 once it has passed. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isCounting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!isCounting || until === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until, isCounting]);
  return left;
}
