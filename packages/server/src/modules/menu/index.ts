export { createMenuEditing, type MenuEditing } from './menu-service.ts';
export { setDishGone } from './set-availability.ts';
