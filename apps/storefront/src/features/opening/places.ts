export { ClosedNoticePlace } from './ui/places.tsx';
