import { useEffect } from 'react';

/** The screen stays awake while the board is in sight. */
export function WakeLock(): null {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    async function hold(): Promise<void> {
      if (document.hidden || (lock && !lock.released)) return;
      // A browser that saves power refuses.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    }
    const look = () => void hold();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release();
    };
  }, []);
  return null;
}
