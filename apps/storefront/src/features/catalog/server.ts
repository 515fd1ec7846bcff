export { askMenu, askMenuCategories, askVendor, askVendorCategories, askVendors } from './api/read-catalog.ts';
export { readListing, type SearchParams } from './model/listing.ts';
export { FilterBar } from './ui/filter-bar.tsx';
export { CategoryNav, TagNav, TypeNav } from './ui/listing-nav.tsx';
export { Menu } from './ui/menu.tsx';
export { SearchForm } from './ui/search-form.tsx';
export { VendorHeader } from './ui/vendor-header.tsx';
export { VendorList } from './ui/vendor-list.tsx';
