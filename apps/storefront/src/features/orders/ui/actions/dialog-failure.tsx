import { Button } from '@jara/ui/button';
import type { ReactNode } from 'react';

type Props = {
  readonly message: ReactNode;
  /** Where trying again may help. */
  readonly onRetry: (() => void) | undefined;
  readonly retrying: boolean;
};

/** What went wrong, among a dialog's other words. */
export function DialogFailure({ message, onRetry, retrying }: Props) {
  return (
    <div className="mt-3 grid justify-items-start gap-3 first:mt-0">
      <p role="alert" className="font-medium text-pepper">
        {message}
      </p>
      {onRetry && (
        <Button look="secondary" loading={retrying && 'Trying again…'} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
