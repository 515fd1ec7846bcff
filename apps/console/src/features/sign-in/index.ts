export { SignInScreen } from './ui/sign-in-screen.tsx';
