export { type ReorderedCart, subscribeToReorders } from './model/reorders.ts';
