import { addressOf, type End } from '../model/package-ends.ts';
import type { PackageForm } from '../model/package-form.ts';

/** An end in full, its short name first. */
export function EndAddress({ form, end }: { readonly form: PackageForm; readonly end: End }) {
  const name = addressOf(form, end)?.display_name;
  if (name === undefined) return null;
  const text = end === 'pickup' ? form.pickupAddressText : form.dropoffAddressText;
  // Most texts begin with the name, which is not said twice.
  const rest = text.startsWith(name) ? text.slice(name.length).replace(/^[\s,·]+/, '') : text;
  return (
    <span className="line-clamp-2 wrap-anywhere">
      {name}
      {rest !== '' && <span className="font-normal text-14 text-ink-soft">{`, ${rest}`}</span>}
    </span>
  );
}
