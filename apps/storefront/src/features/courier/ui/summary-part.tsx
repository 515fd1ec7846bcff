import { TextButton } from '@jara/ui/text-button';
import { type ReactNode, useId } from 'react';

type PartProps = { readonly title: string; readonly children: ReactNode; readonly onEdit: () => void };

/** A part of the review, which leads back to its fields. */
export function SummaryPart({ title, children, onEdit }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line px-4 pt-1 pb-3">
      <div className="flex items-center justify-between gap-3">
        <h3 id={titleId} className="text-16">
          {title}
        </h3>
        <div className="-me-2">
          <TextButton aria-label={`Edit ${title.toLowerCase()}`} onClick={onEdit}>
            Edit
          </TextButton>
        </div>
      </div>
      <dl className="grid gap-1">{children}</dl>
    </section>
  );
}

type FactProps = {
  readonly name: string;
  readonly children: ReactNode;
  /** Stands in place of what is wrong. */
  readonly problem?: string | undefined;
};

/** Beside its name, or below it where it is long. */
export const SummaryFact = ({ name, children, problem }: FactProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
    <dt className="text-14 text-ink-soft">{name}</dt>
    <dd className="font-medium wrap-anywhere">
      {problem === undefined ? children : <span className="text-pepper">{problem}</span>}
    </dd>
  </div>
);
