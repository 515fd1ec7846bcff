import { TextButton } from '@jara/ui/text-button';

type Props = { readonly onTakeTheirs: () => void; readonly onKeepMine: () => void };

/** Another device has saved meanwhile. Nothing is overwritten until a person says so. */
export function ChangedMeanwhile({ onTakeTheirs, onKeepMine }: Props) {
  return (
    <div role="alert" className="rounded-card border border-sun bg-sun/12 p-4">
      <p className="font-semibold">This was changed on another device.</p>
      <p className="text-14">Yours is still below, and not saved.</p>
      <TextButton onClick={onTakeTheirs}>Take theirs</TextButton>
      <TextButton onClick={onKeepMine}>Save mine</TextButton>
    </div>
  );
}
