import { courierEndpoints, type RequestOf } from '@jara/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/shared/api/browser.ts';

type PackageLink = RequestOf<typeof courierEndpoints.followPackage>['body'];

/** '#412345678.token': what stands behind the # is sent to nobody, only asked with. */
export function packageLinkIn(hash: string): PackageLink | undefined {
  const [order, token] = hash.slice(1).split('.');
  return courierEndpoints.followPackage.body.safeParse({ order_id: Number(order), token }).data;
}

/** For whoever has the link of a package, signed in or not. */
export const followPackageQuery = (link: PackageLink | undefined) =>
  queryOptions({
    queryKey: ['package', link],
    queryFn: ({ signal }) => callApi(courierEndpoints.followPackage, { body: link as PackageLink }, signal),
    enabled: link !== undefined,
    meta: { failure: 'rethrow' },
  });
