/** Fetched with the sheet of a dish. */
export const loadAddDishForm = () => import('./add-dish-form.tsx').then(({ AddDishForm }) => AddDishForm);
