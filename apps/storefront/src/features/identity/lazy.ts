export { checkedPhone, PhoneProblem } from './api/check-phone.ts';
export { PhoneField } from './ui/phone-field.tsx';
export { SignedInOnly } from './ui/signed-in-only.tsx';
