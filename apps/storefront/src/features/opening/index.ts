export { closedWords, hoursToday, opensNext } from './model/opening-words.ts';
export { ClosedModal, ClosedNotice } from './ui/closed-notice.tsx';
