import { useEffect, useState } from 'react';
import { reportPosition } from '../api/position.ts';
import { ownPlace } from '../model/own-place.ts';
import { type Sharing, sendPosition } from '../model/send-position.ts';

function followNetwork(listener: (isOnline: boolean) => void): () => void {
  const tell = () => listener(navigator.onLine);
  tell();
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Sends the phone's place while the rider has an order, and says how that goes. */
export function useSharing(hasOrder: boolean): Sharing {
  const [sharing, setSharing] = useState<Sharing>('off');
  useEffect(() => {
    if (!hasOrder) return setSharing('off');
    const { geolocation } = navigator as Partial<Navigator>;
    const to = { report: reportPosition, onChange: setSharing, onPlace: ownPlace.set };
    return sendPosition({ geolocation, ...to, now: Date.now, followNetwork });
  }, [hasOrder]);
  return sharing;
}
