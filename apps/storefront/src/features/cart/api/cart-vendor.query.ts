import { catalogEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/** Whether a vendor is open is true for a minute. */
const TRUE_FOR_MS = 60_000;

export const vendorBySlug = (slug: string, signal?: AbortSignal) =>
  callApi(catalogEndpoints.getVendorBySlug, { params: { slug } }, signal);

/** What a cart does not say of its vendor: hours, address, city. Without it the cart still shows. */
export const cartVendorQuery = (slug: string) =>
  queryOptions({
    queryKey: ['cart-vendor', slug],
    queryFn: ({ signal }) => vendorBySlug(slug, signal),
    staleTime: TRUE_FOR_MS,
    // A cart that is looked at hears that its vendor has opened or closed.
    refetchInterval: TRUE_FOR_MS,
    meta: { failure: 'rethrow' },
  });
