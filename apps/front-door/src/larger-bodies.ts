/** Calls whose body is a file. Any other is as small as the API says of all calls. */
export const LARGER_BODIES = [{ method: 'PUT', url: '/api/ops/rider/order/:id/photo', bodyLimit: 400 * 1024 }] as const;
