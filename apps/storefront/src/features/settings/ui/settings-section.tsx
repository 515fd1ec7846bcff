import { type ReactNode, useId } from 'react';

type Props = { readonly title: string; readonly children: ReactNode };

export function SettingsSection({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 rounded-card border border-line bg-surface p-4">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {children}
    </section>
  );
}
