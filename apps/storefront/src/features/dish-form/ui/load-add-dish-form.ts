'use client';

/** Fetched with the sheet of a dish. A client module: imported on the server, the form would be part of the page. */
export const loadAddDishForm = () => import('./add-dish-form.tsx').then(({ AddDishForm }) => AddDishForm);
