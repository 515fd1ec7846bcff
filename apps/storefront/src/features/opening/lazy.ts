export { ClosedNotice } from './ui/closed-notice.island.tsx';
export { ClosedModal } from './ui/lazy-closed-modal.ts';
