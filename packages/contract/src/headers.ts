/** Spec §6: every request of the storefront says which app it comes from. */
export const APP_HEADERS = { 'X-App-Name': 'storefront', 'X-App-OS': 'web' } as const;
