import type { ReactNode } from 'react';

/** Names and what stands for them, in two columns. */
export function AmountRows({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-1">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="price text-end">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
