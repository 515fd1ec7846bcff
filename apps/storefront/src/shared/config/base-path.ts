/** Every page of the storefront lives under this path; plain links carry it. */
export const BASE_PATH = '/store';
