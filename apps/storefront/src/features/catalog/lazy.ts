export { subscribeToLikes } from './model/likes.ts';
export { refreshLikes } from './ui/hearts.ts';
export { LikedRow } from './ui/liked-row.tsx';
