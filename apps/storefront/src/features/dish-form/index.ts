export { knownDish } from './api/vendor-menu.ts';
export { addLeftTaps, loadAdding } from './model/add-tapped.ts';
export { AddButtonListener } from './ui/add-button-listener.tsx';
export { loadAddDishForm } from './ui/load-add-dish-form.ts';
