import { Icon } from './icon.tsx';

type Country = { readonly code: string; readonly name: string; readonly calling_code: string };

type Props<Each extends Country> = {
  readonly label?: string | undefined;
  readonly country: Each;
  /** Those to choose from. */
  readonly countries: readonly Each[];
  readonly onChange: (country: Each) => void;
  readonly disabled?: boolean | undefined;
};

/**
 * The phone’s own list, since it is the easiest to use there; what is seen is the code of
 * the country, since many machines have no letters for flags, and the calling code.
 */
export function CountryPicker<Each extends Country>({
  label = 'Country',
  country,
  countries,
  onChange,
  disabled,
}: Props<Each>) {
  const choose = (code: string) => {
    const chosen = countries.find((one) => one.code === code);
    if (chosen) onChange(chosen);
  };
  return (
    <span className="relative flex min-h-11 items-center gap-1 rounded-small text-ink has-focus-visible:outline-3 has-focus-visible:outline-brand">
      <span aria-hidden="true" className="font-medium">
        {country.code}
      </span>
      <span aria-hidden="true" className="tabular-nums">
        +{country.calling_code}
      </span>
      <Icon name="chevron" className="size-4 rotate-90" />
      <select
        aria-label={label}
        disabled={disabled}
        value={country.code}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      >
        {countries.map(({ code, name, calling_code }) => (
          <option key={code} value={code}>
            {name} (+{calling_code})
          </option>
        ))}
      </select>
    </span>
  );
}
