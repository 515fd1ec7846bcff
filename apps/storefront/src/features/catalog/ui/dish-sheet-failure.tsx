import { IconButton } from '@jara/ui/icon-button';
import { useLayoutEffect, useRef } from 'react';
import { ScriptLoadFailure } from '@/shared/ui/script-load-failure.tsx';

type Props = {
  readonly name: string;
  readonly error: unknown;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly retrying: boolean;
};

/** In place of a dish's sheet whose code did not come. The browser's own dialog, since ours is part of that code. */
export function DishSheetFailure({ name, error, onClose, onRetry, retrying }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Gives the focus back, which going from the page alone would not.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-sheet bg-surface p-2 text-ink shadow-float backdrop:bg-scrim md:inset-0 md:m-auto md:w-96 md:rounded-sheet"
    >
      <span className="flex justify-end">
        <IconButton icon="close" label="Close" onClick={onClose} />
      </span>
      <ScriptLoadFailure message="We could not open this dish." error={error} onRetry={onRetry} retrying={retrying} />
    </dialog>
  );
}
