'use client';

import { PackageEnds } from './package-ends.tsx';
import { usePackageForm } from './use-package-form.ts';

type Props = { readonly onContinue: () => void };

/** Spec §3 Package form. */
export function CourierForm({ onContinue }: Props) {
  const form = usePackageForm();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onContinue();
      }}
      className="grid gap-6"
    >
      <PackageEnds form={form} />
    </form>
  );
}
