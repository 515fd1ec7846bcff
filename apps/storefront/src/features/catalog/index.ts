export { AddFromResult } from './ui/add-from-result.island.tsx';
export { DishSheetHost } from './ui/dish-sheet-host.island.tsx';
export { FilterDialog } from './ui/filter-dialog.island.tsx';
export { LikeListener } from './ui/like-listener.tsx';
export { MenuListeners } from './ui/menu-listeners.island.tsx';
export { RememberTag } from './ui/remember-tag.island.tsx';
export { SuggestOnFocus } from './ui/suggest-on-focus.island.tsx';
export { TrackSearch } from './ui/track-search.island.tsx';
