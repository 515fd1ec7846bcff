import { LONGEST_NOTE } from '@jara/contract';
import { Field } from '@/shared/ui/field.tsx';
import type { PackageForm } from '../model/package-form.ts';
import { lengthHint } from './length-hint.ts';

type Props = { readonly form: PackageForm; readonly onChange: (change: Partial<PackageForm>) => void };

export function PackageNotes({ form, onChange }: Props) {
  return (
    <section aria-label="Notes" className="grid grid-cols-1 gap-4">
      <Field
        label="Note for the pickup (optional)"
        name="customer_vendor_note"
        placeholder="e.g. ask for Bola at the front desk"
        rows={2}
        maxLength={LONGEST_NOTE}
        hint={lengthHint(form.customer_vendor_note, LONGEST_NOTE)}
        value={form.customer_vendor_note}
        onChange={(event) => onChange({ customer_vendor_note: event.target.value })}
      />
      <Field
        label="Note for the rider (optional)"
        name="customer_delivery_note"
        placeholder="e.g. keep it upright"
        rows={2}
        maxLength={LONGEST_NOTE}
        hint={lengthHint(form.customer_delivery_note, LONGEST_NOTE)}
        value={form.customer_delivery_note}
        onChange={(event) => onChange({ customer_delivery_note: event.target.value })}
      />
    </section>
  );
}
