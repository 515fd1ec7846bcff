import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export type ConfirmChoiceProps = {
  /** The button that leaves everything as it is. */
  readonly keep: string;
  /** The button that does it, and what it says meanwhile. */
  readonly act: string;
  readonly acting?: string | false;
  readonly onAct: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** What stands in a dialog that asks before something is taken away for good. */
export function ConfirmChoice({ keep, act, acting = false, onAct, onClose, children }: ConfirmChoiceProps) {
  return (
    <div className="grid gap-5">
      {children}
      <div className="grid gap-3 md:grid-cols-2">
        <Button look="secondary" onClick={onClose}>
          {keep}
        </Button>
        <Button look="danger" loading={acting} onClick={onAct}>
          {act}
        </Button>
      </div>
    </div>
  );
}
