'use client';

import { LONGEST_NOTE } from '@jara/contract';
import { Field } from '@/shared/ui/field.tsx';
import type { PackageForm } from '../model/package-form.ts';

type Props = { readonly form: PackageForm; readonly onChange: (change: Partial<PackageForm>) => void };

export function PackageNotes({ form, onChange }: Props) {
  return (
    <section aria-label="Notes" className="grid gap-4">
      <Field
        label="Note for the pickup (optional)"
        placeholder="e.g. ask for Bola at the front desk"
        rows={2}
        maxLength={LONGEST_NOTE}
        value={form.customer_vendor_note}
        onChange={(event) => onChange({ customer_vendor_note: event.target.value })}
      />
      <Field
        label="Note for the rider (optional)"
        placeholder="e.g. keep it upright"
        rows={2}
        maxLength={LONGEST_NOTE}
        value={form.customer_delivery_note}
        onChange={(event) => onChange({ customer_delivery_note: event.target.value })}
      />
    </section>
  );
}
