import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  /** As it is recorded. */
  readonly name: string;
  readonly open: boolean;
  readonly title: string;
  readonly description: string;
  /** The button that leaves everything as it is. */
  readonly keep: string;
  /** The button that does it, and what it says meanwhile. */
  readonly act: string;
  readonly acting?: string | false;
  readonly onAct: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Asks before something is taken away for good. */
export function ConfirmDialog({ keep, act, acting = false, onAct, onClose, children, ...dialog }: Props) {
  return (
    <Dialog {...dialog} onClose={onClose}>
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
    </Dialog>
  );
}
