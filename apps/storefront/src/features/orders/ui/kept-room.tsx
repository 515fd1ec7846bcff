import { type ReactNode, useRef } from 'react';
import { useKeptHeight } from './use-kept-height.ts';

/** What gets smaller in it moves nothing below. */
export function KeptRoom({ isKept, children }: { readonly isKept: boolean; readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useKeptHeight(room, isKept);
  return (
    <div ref={room} className="empty:hidden">
      {children}
    </div>
  );
}
