import { type ReactNode, useId } from 'react';

type Props = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode };

/** A card with a heading. */
export function Section({ title, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 overflow-clip rounded-card border border-line bg-surface">
      <header className="flex min-h-12 items-center justify-between gap-2 border-line border-b px-4">
        <h2 id={id} className="py-2 text-18">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}

/** What stands in a section that has nothing to show. */
export const Nothing = ({ children }: { readonly children: ReactNode }) => (
  <p className="px-4 py-3 text-14 text-ink-soft">{children}</p>
);
