import { useEffect, useState } from 'react';
import { reportPosition } from '../api/position.ts';
import { type Sharing, sendPosition } from '../model/send-position.ts';

/** Sends the phone's place while the rider has an order, and says how that goes. */
export function useSharing(hasOrder: boolean): Sharing {
  const [sharing, setSharing] = useState<Sharing>('off');
  useEffect(() => {
    if (!hasOrder) return setSharing('off');
    const { geolocation } = navigator as Partial<Navigator>;
    return sendPosition({ geolocation, report: reportPosition, now: Date.now, onChange: setSharing });
  }, [hasOrder]);
  return sharing;
}
