export { RouteMap } from './ui/route-map.tsx';
