export { refreshLikes, subscribeToLikes } from './model/likes.ts';
export { LikedPage } from './ui/liked-page.tsx';
export { LikedRow } from './ui/liked-row.tsx';
