export * from './address.ts';
export * from './cart.ts';
export * from './catalog.ts';
export * from './identity.ts';
export * from './like.ts';
export * from './location.ts';
export * from './messages.ts';
export * from './pricing.ts';
