import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: string;
  /** What to do about it. */
  children: ReactNode;
  action?: ReactNode;
  /** 1 on a page that has nothing else to be called by, else 2. */
  level?: 1 | 2;
};

export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-sm flex-col items-center gap-2 px-4 py-10 text-center">
      <EmptyPlate />
      <Heading className="mt-2 text-22">{title}</Heading>
      <div className="text-ink-soft text-pretty">{children}</div>
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}

function EmptyPlate() {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 64" className="h-16 w-24">
      <ellipse cx="48" cy="56" rx="40" ry="5" className="fill-sunk" />
      <path d="M12 28h72a36 24 0 0 1-72 0z" className="fill-line" />
      <path d="M8 26h80" strokeWidth="4" strokeLinecap="round" className="stroke-ink-soft" />
      <circle cx="66" cy="10" r="5" className="fill-sun" />
    </svg>
  );
}
