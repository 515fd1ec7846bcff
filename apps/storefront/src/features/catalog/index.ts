export { DishSheetHost } from './ui/dish-sheet-host.tsx';
