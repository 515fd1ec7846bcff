export { ClosedNotice } from './ui/closed-notice.tsx';
export { DishSheetHost } from './ui/dish-sheet-host.tsx';
