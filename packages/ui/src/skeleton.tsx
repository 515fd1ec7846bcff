import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One grey shape. Give it the size of what will stand there, so that nothing moves when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block max-w-full animate-breathe rounded-small bg-sunk', className)} />
  );
}

/** Puts words to a group of shapes for people who cannot see them; without a network, for everybody. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      <p className="mb-2 hidden text-14 text-ink-soft offline:block">
        You are offline. This loads when the network is back.
      </p>
      {children}
    </div>
  );
}
