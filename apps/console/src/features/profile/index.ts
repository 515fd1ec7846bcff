export { EnrolScreen } from './ui/enrol-screen.tsx';
export { ProfileScreen } from './ui/profile-screen.tsx';
