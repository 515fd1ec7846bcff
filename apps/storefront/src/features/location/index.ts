export { RememberPlace } from './ui/remember-place.tsx';
