export {
  fetchConfig,
  fetchMenu,
  fetchMenuCategories,
  fetchSearchResults,
  fetchVendor,
  fetchVendorCategories,
  fetchVendorPaths,
  fetchVendors,
} from './api/read-catalog.ts';
export { countFilters } from './model/count-filters.ts';
export { isSamePath } from './model/is-same-path.ts';
export {
  hrefOf,
  type Listing,
  listingHref,
  listQuery,
  readListing,
  searchQuery,
  tagOfList,
  VENDOR_TYPE_LABEL,
} from './model/listing.ts';
export { structuredData } from './model/structured-data.ts';
export { offeredFee } from './model/vendor-filters.ts';
export { DishDetails } from './ui/dish-details.tsx';
export { EmptyList } from './ui/empty-list.tsx';
export { FilterBar } from './ui/filter-bar.tsx';
export { FilterPanel } from './ui/filter-panel.tsx';
export { LikedPage } from './ui/liked-page.island.tsx';
export { CategoryNav, ChosenTag } from './ui/listing-nav.tsx';
export { Menu } from './ui/menu.tsx';
export { NearestFirst } from './ui/nearest-first.island.tsx';
export { AddFromResultPlace, DishSheetHostPlace, TrackSearchPlace } from './ui/places.tsx';
export { RecentSearches } from './ui/recent-searches.island.tsx';
export { SearchForm } from './ui/search-form.tsx';
export { SearchResults } from './ui/search-results.tsx';
export { TypeNav } from './ui/type-nav.tsx';
export { VendorHeader } from './ui/vendor-header.tsx';
export { VendorList } from './ui/vendor-list.tsx';
export { VendorListSkeleton } from './ui/vendor-list-skeleton.tsx';
