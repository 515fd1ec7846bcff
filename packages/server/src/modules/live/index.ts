export { createFollowers, type Follower, type ReaderKey, type StreamMessage, type StreamReader } from './followers.ts';
export { latestEachSecond } from './latest-each-second.ts';
export { announceToStaff, readStaffAnnouncement, STAFF_CHANNEL } from './staff-announcements.ts';
