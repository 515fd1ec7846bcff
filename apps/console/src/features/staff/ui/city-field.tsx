import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { citiesQuery } from '../api/staff.query.ts';

type Props = {
  /** Its slug; empty while none is chosen. */
  readonly chosen: string;
  readonly onChoose: (city: string) => void;
  readonly error: string | undefined;
};

const COUNTRY = { NG: 'Nigeria', GH: 'Ghana' } as const;

/** A city of the list, by country. */
export function CityField({ chosen, onChoose, error }: Props) {
  const id = useId();
  const cities = useQuery(citiesQuery());
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-14">
        City
      </label>
      <select
        id={id}
        name="city"
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
        className="min-h-12 rounded-card border border-ink-soft/70 bg-surface px-4"
      >
        <option value="">{cities.isPending ? 'Loading…' : 'Choose a city'}</option>
        {(['NG', 'GH'] as const).map((country) => (
          <optgroup key={country} label={COUNTRY[country]}>
            {cities.data
              ?.filter(({ country_code }) => country_code === country)
              .map(({ slug, display_name }) => (
                <option key={slug} value={slug}>
                  {display_name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p id={`${id}-error`} role="alert" className="font-medium text-14 text-pepper empty:hidden">
        {error ?? cities.error?.message}
      </p>
    </div>
  );
}
