import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button.tsx';

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
