export { AddFromResult } from './ui/add-from-result.tsx';
export { DishSheetHost } from './ui/dish-sheet-host.tsx';
export { FilterDialog } from './ui/filter-dialog.tsx';
export { LikeListener } from './ui/like-listener.tsx';
export { MenuListeners } from './ui/menu-listeners.tsx';
export { RememberTag } from './ui/remember-tag.tsx';
export { SuggestOnFocus } from './ui/suggest-on-focus.tsx';
export { TrackSearch } from './ui/track-search.tsx';
