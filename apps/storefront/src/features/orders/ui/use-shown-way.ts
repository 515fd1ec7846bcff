import type { Tracking } from '@jara/contract';
import { useState } from 'react';

/** The rider's way, and once it is over what this visit has seen of it: it would leave a hole in the page. */
export function useShownWay(current: Tracking | undefined): Tracking | undefined {
  const [seen, setSeen] = useState<Tracking>();
  if (current?.position && current !== seen) setSeen(current);
  return current ?? seen;
}
