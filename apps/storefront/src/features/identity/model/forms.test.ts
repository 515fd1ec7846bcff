import { describe, expect, test } from 'vitest';
import { problemsOf } from './form-problems.ts';
import { profileForm, signInForm, signUpForm } from './forms.ts';

const RIGHT = {
  first_name: 'Ada',
  last_name: 'Obi',
  email: 'ada@example.com',
  phone: '08012345678',
  referral_code: '',
};

describe('sign in', () => {
  test.each(['', '   '])('identity.037 without a phone (%j)', (phone) => {
    expect(problemsOf(signInForm, { phone })).toEqual({ phone: 'Phone number is required' });
  });

  test.each(['0801234567a', '+2348012345678', '0801 234 5678', '٠٨٠'])(
    'identity.038 with more than digits: %s',
    (phone) => {
      expect(problemsOf(signInForm, { phone })).toEqual({ phone: 'Invalid phone number' });
    },
  );

  test('identity.041 spaces around the number are no part of it', () => {
    expect(signInForm.parse({ phone: ' 08012345678 ' })).toEqual({ phone: '08012345678' });
  });
});

describe('sign up', () => {
  test('identity.042 says what is missing, field by field', () => {
    expect(problemsOf(signUpForm, { first_name: '', last_name: ' ', email: '', phone: '', referral_code: '' })).toEqual(
      {
        first_name: 'First name is required',
        last_name: 'Last name is required',
        email: 'Email is required',
        phone: 'Phone number is required',
      },
    );
  });

  test.each(['ada', 'ada@', '@example.com', 'a b@example.com'])('identity.043 refuses an email such as %s', (email) => {
    expect(Object.keys(problemsOf(signUpForm, { ...RIGHT, email }) ?? {})).toEqual(['email']);
  });

  test('identity.044 goes through without a referral code', () => {
    expect(problemsOf(signUpForm, RIGHT)).toBeUndefined();
  });
});

test('identity.045 profile completion has the same three rules', () => {
  expect(problemsOf(profileForm, { first_name: '', last_name: '', email: '' })).toEqual({
    first_name: 'First name is required',
    last_name: 'Last name is required',
    email: 'Email is required',
  });
  expect(Object.keys(problemsOf(profileForm, { ...RIGHT, email: 'ada' }) ?? {})).toEqual(['email']);
});
