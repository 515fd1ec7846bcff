import { Field } from '@jara/ui/field';
import { TextButton } from '@jara/ui/text-button';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { vendorsQuery } from '../api/staff.query.ts';
import type { ChosenVendor } from '../model/staff-form.ts';

/** Whoever has more to choose from types more. */
const MOST_SHOWN = 6;

type Props = {
  readonly chosen: ChosenVendor | null;
  readonly onChoose: (vendor: ChosenVendor | null) => void;
  readonly error: string | undefined;
};

/** A vendor, by a part of its name. */
export function VendorField({ chosen, onChoose, error }: Props) {
  const [typed, setTyped] = useState('');
  if (chosen)
    return (
      <div>
        <p className="font-medium text-14">Vendor</p>
        <p className="flex min-h-12 items-center justify-between gap-3 rounded-card bg-sunk ps-4 pe-2">
          <span className="min-w-0 font-medium wrap-anywhere">{chosen.name}</span>
          <TextButton onClick={() => onChoose(null)}>Another</TextButton>
        </p>
      </div>
    );
  return (
    <div className="grid gap-2">
      <Field
        label="Vendor"
        name="vendor"
        type="search"
        placeholder="A part of its name"
        maxLength={60}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={error}
      />
      <Found typed={typed.trim()} onChoose={onChoose} />
    </div>
  );
}

function Found({ typed, onChoose }: Pick<Props, 'onChoose'> & { readonly typed: string }) {
  const q = useDeferredValue(typed);
  const { data, error } = useQuery({ ...vendorsQuery(q), enabled: q !== '' });
  if (q === '') return null;
  const vendors = data?.vendors.slice(0, MOST_SHOWN) ?? [];
  return (
    <div aria-live="polite">
      {error && <p className="font-medium text-14 text-pepper">{error.message}</p>}
      {data && vendors.length === 0 && <p className="text-14 text-ink-soft">No vendor is called so.</p>}
      <ul className="divide-y divide-line rounded-card border border-line empty:hidden">
        {vendors.map(({ id, name, city }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose({ id, name })}
              className="flex min-h-12 w-full items-center justify-between gap-3 px-4 py-2 text-start -outline-offset-3 hover:bg-sunk"
            >
              <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
              <span className="text-14 text-ink-soft">
                {city}, {id}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
