export { closedWords, hoursToday, nextOpening } from './model/opening-words.ts';
export { ClosedModal, ClosedNotice } from './ui/closed-notice.tsx';
