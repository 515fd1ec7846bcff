export {
  enteredPhone,
  GHANA,
  internationalDigits,
  isPhoneOf,
  NIGERIA,
  NO_PHONE,
  type PhoneCountry,
  type PhoneValue,
  phoneIn,
  phoneOf,
} from './phone-value.ts';
