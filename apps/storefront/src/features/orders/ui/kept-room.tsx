import { type ReactNode, useRef } from 'react';
import { useKeptHeight } from './use-kept-height.ts';

/** What gets smaller in it moves nothing below. */
export function KeptRoom({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useKeptHeight(room);
  return (
    <div ref={room} className="empty:hidden">
      {children}
    </div>
  );
}
