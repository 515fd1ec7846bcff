import { Icon } from '@jara/ui/icon';
import { TextButton } from '@jara/ui/text-button';
import { FIELD_LABEL } from '../model/dish-form.ts';

type Props = { readonly both: readonly string[]; readonly onTakeTheirs: () => void };

/** Another device has saved meanwhile. Nothing is overwritten until a person has seen this and saves again. */
export function ChangedElsewhere({ both, onTakeTheirs }: Props) {
  const names = both.map((name) => FIELD_LABEL[name] ?? name).join(', ');
  return (
    <div role="alert" className="flex gap-3 rounded-card border border-sun bg-sun/12 p-4">
      <Icon name="alert" className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="font-semibold">This was changed on another device.</p>
        <p className="text-14">
          {names === ''
            ? 'Their changes and yours are both below. Look at them, then save again.'
            : `You have both changed: ${names}. Yours stand below. Save again to keep them, or take theirs.`}
        </p>
        <TextButton onClick={onTakeTheirs}>Take theirs</TextButton>
      </div>
    </div>
  );
}
