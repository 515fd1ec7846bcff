export { createHoursEditing, type HoursEditing } from './hours-service.ts';
export { createMenuEditing, type MenuEditing } from './menu-service.ts';
export { setDishGone } from './set-availability.ts';
export { createPictures, type Pictures } from './set-picture.ts';
