export { AddButtonListener, fetchAdding } from './ui/add-button-listener.tsx';
export { loadAddDishForm } from './ui/load-add-dish-form.ts';
