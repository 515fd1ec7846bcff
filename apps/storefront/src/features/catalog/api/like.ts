import { catalogEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

/** What the customer has said before; the page itself is the same for everyone and says no. */
export const isLiked = async (slug: string): Promise<boolean> =>
  (await callApi(catalogEndpoints.getVendorBySlug, { params: { slug } })).liked_by_customer;

/** Gives what the server holds afterwards. */
export const sendLike = async (vendorId: number, liked: boolean): Promise<boolean> =>
  (await callApi(catalogEndpoints.likeVendor, { params: { id: String(vendorId), liked: liked ? '1' : '0' } }))
    .liked_by_customer;
