'use client';

export const fetchAddDishForm = () => import('./run-add-dish-form.ts');

/** Fetched with the sheet of a dish. A client module: imported on the server, the form would be part of the page. */
export const loadAddDishForm = () => fetchAddDishForm().then(({ run }) => run().AddDishForm);
