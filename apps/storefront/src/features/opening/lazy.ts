export { ClosedModal, ClosedNotice } from './ui/closed-notice.tsx';
