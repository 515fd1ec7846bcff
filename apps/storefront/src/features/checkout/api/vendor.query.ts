import { catalogEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

/** ADR 65: a vendor closes with one tap; whoever has its cart open is told within this time, or by a refusal before. */
const TRUE_FOR_MS = 20_000;

/** Every vendor, to be asked for anew. */
export const VENDOR_KEY = ['checkout-vendor'] as const;

/** What a cart does not say of its vendor: hours, address, city. Without it the cart still shows. */
export const vendorQuery = (slug: string) =>
  queryOptions({
    queryKey: [...VENDOR_KEY, slug],
    queryFn: ({ signal }) => callApi(catalogEndpoints.getVendorBySlug, { params: { slug } }, signal),
    staleTime: TRUE_FOR_MS,
    // An open panel learns that its vendor has opened or closed.
    refetchInterval: TRUE_FOR_MS,
    meta: { failure: 'rethrow' },
  });
