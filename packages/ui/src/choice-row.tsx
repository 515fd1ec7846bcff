import clsx from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  /** What is chosen here: 'Delivery time'. */
  readonly label: string;
  /** What has been chosen, or what to do while nothing is. */
  readonly children: ReactNode;
  readonly onOpen: () => void;
  /** Why one cannot go on without a choice. While set, the row stands out. */
  readonly problem?: string | undefined;
  /** The form itself says that something was refused. */
  readonly isQuiet?: boolean;
  /** Something else that can be done, at the end of the row. */
  readonly action?: ReactNode;
  /** In a form that leads to what was refused. */
  readonly name?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Something that is chosen in a dialog of its own: a tap opens it. */
export function ChoiceRow({ label, children, onOpen, problem, isQuiet = false, action, name, ref }: Props) {
  const problemId = useId();
  return (
    <div data-with-message>
      <div
        className={clsx(
          'flex items-center rounded-card border',
          problem ? 'border-pepper bg-pepper/8' : 'border-line bg-surface',
        )}
      >
        <button
          ref={ref}
          name={name}
          type="button"
          aria-haspopup="dialog"
          aria-describedby={problem ? problemId : undefined}
          onClick={onOpen}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-card px-4 py-2 text-start hover:bg-sunk"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-14 text-ink-soft">{label}</span>
            <span className="block font-medium wrap-anywhere">{children}</span>
          </span>
          <Icon name="chevron" className="size-4 text-ink-soft" />
        </button>
        {action}
      </div>
      {problem ? (
        <p id={problemId} role={isQuiet ? undefined : 'alert'} className="mt-1.5 font-medium text-14 text-pepper">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
