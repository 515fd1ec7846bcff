export * from './catalog.ts';
export * from './location.ts';
