export { internationalDigits, isPhoneOf, type PhoneCountry, type PhoneValue } from './international-digits.ts';
export { enteredPhone, GHANA, NIGERIA, NO_PHONE, phoneIn, phoneOf } from './phone-value.ts';
