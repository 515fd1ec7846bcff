import { catalogEndpoints } from '@jara/contract';
import { callApi } from '@/shared/api/browser.ts';

/** All that the customer likes; a page itself is the same for everyone and says nothing of it. */
export const fetchLikes = () => callApi(catalogEndpoints.getLikes, {});

/** Gives what the server holds afterwards. */
export const sendLike = async (vendorId: number, liked: boolean): Promise<boolean> =>
  (await callApi(catalogEndpoints.likeVendor, { params: { id: String(vendorId), liked: liked ? '1' : '0' } }))
    .liked_by_customer;
