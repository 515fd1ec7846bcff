import { Icon } from '@/shared/ui/icon.tsx';
import { SuggestOnFocus } from './suggest-on-focus.tsx';

type Props = { readonly q: string; readonly place: { slug: string; id: number } | undefined };

export function SearchForm({ q, place }: Props) {
  return (
    <search className="min-w-0 flex-1 basis-full md:basis-auto">
      <form action="/store" className="relative" id="search">
        <label className="sr-only" htmlFor="q">
          Search for food, shops and dishes
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3 left-4 size-5 text-ink-soft" />
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={200}
          autoComplete="off"
          role="combobox"
          aria-expanded="false"
          aria-controls="search-suggestions"
          aria-autocomplete="list"
          placeholder="Search for food, shops and dishes"
          className="min-h-11 w-full rounded-pill border border-line bg-surface pr-4 pl-11 text-16 placeholder:text-ink-soft"
        />
        {place && <input type="hidden" name="city" value={place.slug} />}
        {place && <SuggestOnFocus inputId="q" placeId={place.id} />}
      </form>
    </search>
  );
}
