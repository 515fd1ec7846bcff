export { SignedInOnly } from './ui/signed-in-only.tsx';
