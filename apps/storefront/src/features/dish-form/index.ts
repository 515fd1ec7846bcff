export { loadAddDishForm } from './ui/load-add-dish-form.ts';
