export { opensNext } from './model/opening-words.ts';
export { ClosedModal, ClosedNotice } from './ui/closed-notice.tsx';
export { DishSheetHost } from './ui/dish-sheet-host.tsx';
