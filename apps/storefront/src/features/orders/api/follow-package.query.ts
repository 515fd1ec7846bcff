import { courierEndpoints } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';
import type { PackageLink } from '../model/package-link.ts';

/** For whoever has the link of a package, signed in or not. */
export const followPackageQuery = (link: PackageLink | undefined) =>
  queryOptions({
    queryKey: ['package', link],
    queryFn: ({ signal }) => callApi(courierEndpoints.followPackage, { body: link as PackageLink }, signal),
    enabled: link !== undefined,
    meta: { failure: 'rethrow' },
  });
