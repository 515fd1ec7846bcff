export { DishScreen } from './ui/dish-screen.tsx';
export { GroupScreen } from './ui/group-screen.tsx';
export { MenuScreen } from './ui/menu-screen.tsx';
export { PackagingScreen } from './ui/packaging-screen.tsx';
export { PicturesScreen } from './ui/pictures-screen.tsx';
