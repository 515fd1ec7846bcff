import { ALLERGENS, DIETARY_TAGS } from '@jara/contract';
import { DIETARY_TAG_LABEL } from '@jara/domain/catalog';
import { ChipLink } from '@jara/ui/chip';
import { fetchVendorCategories, listingHref, RecentSearches, readListing } from '@/features/catalog/server.ts';
import { chosenLocation, listLocations } from '@/features/location/server.ts';
import { tapped } from '@/shared/analytics/tracked.ts';
import type { PageParameters } from '@/shared/config/page-parameters.ts';
import { SEARCH_PATH, searchHref } from '@/shared/config/search-href.ts';
import { Island } from '@/shared/ui/island.tsx';
import { PageFailure } from '@/shared/ui/page-failure.tsx';
import { PageFrame } from '../frames/page-frame.tsx';
import type { Page } from './page.ts';

const MOST_CATEGORIES = 12;

const DIETS = [
  ...DIETARY_TAGS.map((tag) => ({ words: DIETARY_TAG_LABEL[tag], search: tag })),
  ...ALLERGENS.map((allergen) => ({ words: `Without ${allergen}`, search: `without ${allergen}` })),
];

/** Of a parameter that is given twice the first counts. */
const oneOfEach = (parameters: PageParameters) =>
  Object.entries(parameters).map(([name, value]) => [name, String(Array.isArray(value) ? value[0] : value)]);

const HEAD = { title: 'Search', isIndexed: false };

/** Where the search tab leads: the field in the header, what was searched for before, and where to begin. */
export const searchPage: Page = {
  path: '/search',
  async load({ parameters, place }) {
    // What a search finds has one address, the home page's. The parameters go with it.
    if (parameters.q) return { movedTo: `?${new URLSearchParams(oneOfEach(parameters))}`, status: 307 };
    const listed = await listLocations();
    const locations = listed.ok ? listed.data : [];
    const location = chosenLocation(listed, undefined, place);
    if (!location.ok) {
      return {
        status: 503,
        head: HEAD,
        tree: (
          <PageFrame locations={locations} place={place.city ?? ''}>
            <PageFailure message={location.error.message} href={SEARCH_PATH} />
          </PageFrame>
        ),
      };
    }
    const { slug, display_name } = location.data;
    const categories = await fetchVendorCategories(slug);
    const popular = categories.ok
      ? categories.data.toSorted((one, other) => other.vendor_count - one.vendor_count).slice(0, MOST_CATEGORIES)
      : [];
    return {
      head: HEAD,
      tree: (
        <PageFrame locations={locations} place={slug}>
          <div data-part="search-view" className="grid max-w-3xl grid-cols-1 gap-6">
            <h1 className="text-22">Search in {display_name}</h1>
            <Island name="RecentSearches" wakes="idle" props={{ city: slug }}>
              <RecentSearches city={slug} />
            </Island>
            {popular.length > 0 && (
              <section aria-labelledby="popular">
                <h2 id="popular" className="mb-2 text-16">
                  Popular categories
                </h2>
                <ul className="flex flex-wrap gap-2">
                  {popular.map(({ slug: category, name }) => (
                    <li key={category}>
                      <ChipLink
                        {...tapped('button', 'category', { choice: category })}
                        href={listingHref(readListing({ city: slug }), { tag: 'all', category })}
                      >
                        {name}
                      </ChipLink>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <section aria-labelledby="diets">
              <h2 id="diets" className="mb-2 text-16">
                What you eat
              </h2>
              <ul className="flex flex-wrap gap-2">
                {DIETS.map(({ words, search }) => (
                  <li key={search}>
                    <ChipLink
                      {...tapped('button', 'diet', { choice: search.replace(' ', '_') })}
                      href={searchHref(search, slug)}
                    >
                      {words}
                    </ChipLink>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </PageFrame>
      ),
    };
  },
};
