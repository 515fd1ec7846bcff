export { ClosedNotice } from './ui/deferred.tsx';
