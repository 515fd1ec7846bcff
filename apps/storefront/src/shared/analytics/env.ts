/** Written into the page when it is built. */
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';
