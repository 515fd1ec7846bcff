import { ButtonLink } from '@jara/ui/button';
import { Icon } from '@jara/ui/icon';
import { mapLink, type Place } from '../model/next-step.ts';

/** Where to, with the way there and whom to call. */
export function PlaceCard({ place, distance }: { readonly place: Place; readonly distance: string | undefined }) {
  return (
    <section aria-label="Where to" className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-pretty font-medium text-18">
        {place.address}
        {distance && <span className="block font-normal text-16 text-ink-soft tabular-nums">{distance}</span>}
      </p>
      <div className="grid grid-flow-col auto-cols-fr gap-3">
        <ButtonLink
          look="secondary"
          href={mapLink(place)}
          target="_blank"
          rel="noreferrer"
          className="min-h-14 whitespace-nowrap px-3"
        >
          <Icon name="pin" />
          Open map
        </ButtonLink>
        {place.phone !== null && (
          <ButtonLink look="secondary" href={`tel:${place.phone}`} className="min-h-14 whitespace-nowrap px-3">
            <Icon name="phone" />
            Call
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
