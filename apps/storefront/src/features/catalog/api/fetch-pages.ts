import { MOST_VENDORS_AT_ONCE } from '@jara/contract';
import type { ApiResult } from '@/shared/api/server.ts';

type PageInUrl = { readonly limit: string; readonly after?: string };

type Asked<Page, Item> = {
  readonly shown: number;
  readonly fetchPage: (page: PageInUrl) => Promise<ApiResult<Page>>;
  readonly itemsOf: (page: Page) => Item[];
  /** By which the API finds where the next page begins. */
  readonly keyOf: (item: Item) => number;
};

/** A list as long as it is shown: the API's first answer, to which are added those that go on where one ended. */
export async function fetchPages<Page extends { readonly total: number }, Item>({
  shown,
  fetchPage,
  itemsOf,
  keyOf,
}: Asked<Page, Item>): Promise<ApiResult<Page>> {
  const limitFor = (missing: number) => String(Math.min(missing, MOST_VENDORS_AT_ONCE));
  const first = await fetchPage({ limit: limitFor(shown) });
  if (!first.ok) return first;
  const items = itemsOf(first.data);
  const wanted = Math.min(shown, first.data.total);
  for (let last = items.at(-1); last !== undefined && items.length < wanted; ) {
    const next = await fetchPage({ limit: limitFor(wanted - items.length), after: String(keyOf(last)) });
    if (!next.ok) return next;
    const more = itemsOf(next.data);
    items.push(...more);
    last = more.at(-1);
  }
  return first;
}
