export { ActiveOrderBar } from './ui/deferred.tsx';
