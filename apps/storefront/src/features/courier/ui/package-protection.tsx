import { protectionFee } from '@jara/domain/courier';
import { formatMoney } from '@jara/domain/money';
import { Checkbox } from '@jara/ui/checkbox';
import { TextButton } from '@jara/ui/text-button';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import type { PackageForm } from '../model/package-form.ts';
import { withProtection } from '../model/package-quote.ts';
import { declaredWorth, packageCurrency, worthProblem } from '../model/package-worth.ts';

type Props = { readonly form: PackageForm; readonly onChange: (change: Partial<PackageForm>) => void };

/** Spec §9: 2 % of the declared worth, so only of what has one. */
export function PackageProtection({ form, onChange }: Props) {
  const { show } = useLayerInAddress('courier protection');
  const currency = packageCurrency(form);
  const worth = declaredWorth(form);
  const toDo =
    worthProblem(form) === undefined ? 'Enter what it is worth to protect it.' : 'Correct its worth to protect it.';
  return (
    <div>
      <Checkbox
        label="Protect this package"
        detail={worth > 0 ? `${formatMoney(protectionFee(worth), currency)}, 2% of its worth` : toDo}
        checked={form.packageProtection && worth > 0}
        disabled={worth <= 0}
        onChange={(isOn) => onChange(withProtection(form, isOn))}
      />
      <div className="ps-6">
        <TextButton aria-haspopup="dialog" onClick={() => show({ show_protection_note: 'true' })}>
          How protection works
        </TextButton>
      </div>
    </div>
  );
}
