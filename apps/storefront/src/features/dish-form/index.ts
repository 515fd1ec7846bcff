export { knownDish } from './api/vendor-menu.ts';
export { AddButtonListener } from './ui/add-button-listener.tsx';
export { addLeftTaps, loadAdding } from './ui/add-tapped.ts';
export { loadAddDishForm } from './ui/load-add-dish-form.ts';
