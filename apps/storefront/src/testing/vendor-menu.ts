// What a test of another feature asks for, so that a menu is there.
export { menuNow } from '../features/dish-form/api/vendor-menu.ts';
