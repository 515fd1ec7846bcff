// Not in lazy.ts: pages that import that one ask for no number.
export { checkedPhone, PhoneProblem } from './api/check-phone.ts';
export { PhoneField } from './ui/phone-field.tsx';
