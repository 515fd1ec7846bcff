export { LikedPage } from './ui/liked-page.island.tsx';
export { NearestFirst } from './ui/nearest-first.island.tsx';
export { RecentSearches } from './ui/recent-searches.island.tsx';
