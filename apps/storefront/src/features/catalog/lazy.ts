export { refreshLikes, subscribeToLikes } from './model/likes.ts';
export { LikedRow } from './ui/liked-row.tsx';
