import { NIGERIA } from '@jara/domain/phone';
import { describe, expect, test } from 'vitest';
import { type AuthEvent, type AuthFlow, FIRST_FLOW, nextFlow } from './auth-flow.ts';

const phone = { phone: '08012345678', country: NIGERIA };
const flowAfter = (...events: AuthEvent[]): AuthFlow => events.reduce(nextFlow, FIRST_FLOW);

const signInSent: AuthEvent = { type: 'sign-in sent', phone, at: 5 };
const registerSent: AuthEvent = { type: 'register sent', phone, at: 7 };

describe('the auth flow', () => {
  test('identity.025 has the views SIGN IN, SIGN UP and OTP, two modes and two types of code', () => {
    const seen = [flowAfter(), flowAfter({ type: 'to sign up' }), flowAfter(signInSent), flowAfter(registerSent)];
    expect(seen.map(({ view, mode, otpType }) => [view, mode, otpType])).toEqual([
      ['SIGN IN', 'login', 'sign-in'],
      ['SIGN UP', 'register', 'sign-up'],
      ['OTP', 'login', 'sign-in'],
      ['OTP', 'register', 'sign-up'],
    ]);
  });

  test('identity.026 goes from a sign-in that was sent to the code, with the phone', () => {
    expect(flowAfter(signInSent)).toEqual({ view: 'OTP', mode: 'login', otpType: 'sign-in', phone, sentAt: 5 });
  });

  test('identity.027 goes from a registration that was sent to the code of type sign-up, with the phone', () => {
    expect(flowAfter({ type: 'to sign up' }, registerSent)).toEqual({
      view: 'OTP',
      mode: 'register',
      otpType: 'sign-up',
      phone,
      sentAt: 7,
    });
  });

  test('identity.028 is back at sign-in after a right login code, with nobody’s phone', () => {
    expect(flowAfter(signInSent, { type: 'login verified' })).toEqual({
      view: 'SIGN IN',
      mode: 'login',
      otpType: 'sign-in',
      phone: { phone: '', country: NIGERIA },
      sentAt: 0,
    });
  });

  test('identity.029 goes to sign-in with its type of code after a right register code, and keeps the phone', () => {
    expect(flowAfter(registerSent, { type: 'register verified' })).toMatchObject({
      view: 'SIGN IN',
      mode: 'login',
      otpType: 'sign-in',
      phone,
    });
  });

  test('identity.009 switches from the code to the other way in', () => {
    expect(flowAfter(signInSent, { type: 'to sign up' })).toMatchObject({ view: 'SIGN UP', mode: 'register' });
    expect(flowAfter(registerSent, { type: 'to sign in' })).toMatchObject({ view: 'SIGN IN', mode: 'login' });
  });

  test('what was typed stays when the person changes between Sign In and Sign Up', () => {
    const typed: AuthEvent = { type: 'phone typed', phone };
    expect(flowAfter(typed, { type: 'to sign up' })).toMatchObject({ view: 'SIGN UP', phone });
    expect(flowAfter({ type: 'to sign up' }, typed, { type: 'to sign in' })).toMatchObject({ view: 'SIGN IN', phone });
  });

  test('identity.032 counts from the moment of the last code', () => {
    const again = { view: 'OTP', mode: 'login', otpType: 'sign-in', phone, sentAt: 90 };
    expect(flowAfter(signInSent, { type: 'code sent again', at: 90 })).toEqual(again);
  });
});
