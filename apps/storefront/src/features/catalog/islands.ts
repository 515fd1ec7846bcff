export { LikedPage } from './ui/liked-page.tsx';
export { NearestFirst } from './ui/nearest-first.tsx';
export { RecentSearches } from './ui/recent-searches.tsx';
