import { useEffect, useState, useSyncExternalStore } from 'react';
import { ringer } from '../model/ringer.ts';

/** How long a browser may take to begin. */
const BEGINS_WITHIN_MS = 1_000;

/**
 * Unlocks the sound: a browser plays nothing before somebody has touched the page. The taps of the sign-in are enough in
 * most; in the others, and after a reload, any tap is. Gives whether it is mute all the same.
 */
export function useSound(): boolean {
  const [hasTried, setHasTried] = useState(false);
  const isMuted = useSyncExternalStore(ringer.subscribe, ringer.isMuted);
  // At a tap's end: what goes from the page while a finger is down moves what is beneath it, and the tap is lost.
  useEffect(() => {
    const unlock = () => ringer.unlock();
    if (navigator.userActivation?.hasBeenActive) unlock();
    const tried = setTimeout(() => setHasTried(true), BEGINS_WITHIN_MS);
    document.addEventListener('click', unlock);
    document.addEventListener('keydown', unlock);
    return () => {
      clearTimeout(tried);
      document.removeEventListener('click', unlock);
      document.removeEventListener('keydown', unlock);
    };
  }, []);
  return hasTried && isMuted;
}
