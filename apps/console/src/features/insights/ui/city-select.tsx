import { Icon } from '@jara/ui/icon';

type Props = {
  readonly cities: readonly string[];
  /** None: all of them. */
  readonly city: string | undefined;
  readonly onChange: (city: string | undefined) => void;
};

export function CitySelect({ cities, city, onChange }: Props) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label="City"
        value={city ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="min-h-11 appearance-none rounded-pill border border-line bg-surface ps-4 pe-10 font-medium text-14 hover:bg-sunk"
      >
        <option value="">All cities</option>
        {cities.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute end-4 size-4 rotate-90" />
    </span>
  );
}
