export { DishSheetHost, loadDishSheet } from './ui/dish-sheet-host.tsx';
export { LikeListener } from './ui/like-listener.tsx';
