import { courierEndpoints, type RequestOf } from '@jara/contract';

export type PackageLink = RequestOf<typeof courierEndpoints.followPackage>['body'];

/** '#412345678.token': what stands behind the # is sent to nobody, only asked with. */
export function packageLinkIn(hash: string): PackageLink | undefined {
  const [order, token] = hash.slice(1).split('.');
  return courierEndpoints.followPackage.body.safeParse({ order_id: Number(order), token }).data;
}
