import type { ReactNode } from 'react';

/** One primitive, with its name above it. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-specimen={name} className="border-line border-t py-5">
      <h3 className="mb-3 text-16 text-ink-soft">{name}</h3>
      {children}
    </div>
  );
}
