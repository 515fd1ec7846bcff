import type { AvailableLocation } from '@jara/contract';
import { locationLabel } from '@jara/domain/location';
import { Icon } from '@/shared/ui/icon.tsx';

type Props = { readonly locations: readonly AvailableLocation[]; readonly place: string };

/** Where to look for vendors. The browser's own popover opens the list of cities, so it needs no code. */
export function LocationLink({ locations, place }: Props) {
  const chosen = locations.find(({ slug }) => slug === place);
  return (
    <>
      <button
        type="button"
        popoverTarget="locations"
        className="inline-flex min-h-11 items-center gap-1.5 rounded-pill px-2 font-semibold text-14 hover:bg-sunk"
      >
        <Icon name="pin" className="size-5 text-brand" />
        {chosen ? locationLabel(chosen) : 'Choose location'}
        <Icon name="chevron" className="size-4 rotate-90" />
      </button>
      <div
        id="locations"
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[80dvh] w-full overflow-y-auto rounded-t-sheet bg-surface p-4 text-ink shadow-float md:inset-0 md:m-auto md:w-96 md:rounded-card"
      >
        <h2 className="mb-2 text-18">Choose location</h2>
        <ul>
          {locations.map((location) => (
            <li key={location.slug}>
              <a
                href={`/store?city=${location.slug}`}
                data-shows="list"
                aria-current={location.slug === place ? 'true' : undefined}
                className="flex min-h-11 items-center justify-between rounded-small px-3 hover:bg-sunk"
              >
                {locationLabel(location)}
                {location.slug === place && <Icon name="check" className="size-5 text-brand" />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
