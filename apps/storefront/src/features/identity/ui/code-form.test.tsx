// @vitest-environment happy-dom

import { ApiError } from '@jara/api-client';
import { FAILURES } from '@jara/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeForm } from './code-form.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that waits for a text: gives the signal that ends the waiting, and lets the text come. */
function smsBrowser() {
  const { promise: text, resolve: arrive } = Promise.withResolvers<{ code: string }>();
  const asked: { otp: { transport: string[] }; signal: AbortSignal }[] = [];
  vi.stubGlobal('OTPCredential', class {});
  vi.stubGlobal('navigator', {
    ...{ onLine: true, userAgent: navigator.userAgent },
    credentials: {
      get(what: (typeof asked)[number]) {
        asked.push(what);
        return text;
      },
    },
  });
  return { asked, arrive };
}

type Props = ComponentProps<typeof CodeForm>;

function show(given: Partial<Props> = {}) {
  const nothing = () => undefined;
  const props: Props = {
    ...{ number: '2348012345678', submitLabel: 'Verify', sentAt: Date.now(), smsInbox: undefined },
    ...{ onSubmit: nothing, onTyping: nothing, onResend: nothing, isChecking: false, isResending: false },
    ...{ error: null, firstField: { current: null }, ...given },
  };
  const { rerender, unmount } = render(<CodeForm {...props} />);
  return { unmount, change: (next: Partial<Props>) => rerender(<CodeForm {...props} {...next} />) };
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () => boxes().map(({ value }) => value);
const type = (box: number, value: string) => fireEvent.input(boxes()[box] as HTMLInputElement, { target: { value } });
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
const paste = (box: number, text: string) =>
  fireEvent.paste(boxes()[box] as HTMLInputElement, { clipboardData: { getData: () => text } });
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the code of the text fills the boxes and is sent, where the browser can read it', async () => {
  const { asked, arrive } = smsBrowser();
  const given: string[] = [];
  show({ onSubmit: (otp) => given.push(otp) });
  expect(asked.map(({ otp }) => otp)).toEqual([{ transport: ['sms'] }]);
  arrive({ code: '4821' });
  await vi.waitFor(() => expect(shown()).toEqual(['4', '8', '2', '1']));
  expect(given).toEqual(['4821']);
});

test('nobody waits for a text once the view is closed', () => {
  const { asked } = smsBrowser();
  const { unmount } = show();
  expect(asked[0]?.signal.aborted).toBe(false);
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
});

test('the first box takes the whole code that a phone’s keyboard offers', () => {
  show();
  expect(boxes().map((box) => box.getAttribute('autocomplete'))).toEqual(['one-time-code', 'off', 'off', 'off']);
});

test('identity.006 the code has four boxes, beneath the number that it was sent to', () => {
  show();
  expect(screen.getByText('Please input code sent to number').textContent).toContain('+2348012345678');
  expect(boxes()).toHaveLength(4);
});

test('a digit moves on to the next box, arrows and Backspace move, and a paste fills from its box on', () => {
  show();
  type(0, '1');
  expect(focused()).toBe('Digit 2');
  type(1, 'x');
  expect([shown(), focused()]).toEqual([['1', '', '', ''], 'Digit 2']);
  press('ArrowLeft');
  expect(focused()).toBe('Digit 1');
  press('ArrowRight');
  press('Backspace');
  expect([shown(), focused()]).toEqual([['', '', '', ''], 'Digit 1']);
  paste(1, '7 8');
  expect(shown()).toEqual(['', '', '', '']);
  type(0, '1');
  expect(button('Verify').disabled).toBe(true);
  paste(1, '789');
  expect(shown()).toEqual(['1', '7', '8', '9']);
  expect(button('Verify').disabled).toBe(false);
});

test('identity.008 identity.031 Resend counts 60 seconds down, and is off until then and while it sends', async () => {
  vi.useFakeTimers();
  const onResend = vi.fn();
  const { change } = show({ onResend });
  const resend = button(/^Resend/);
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  expect([resend.textContent, resend.disabled]).toEqual(['Resend in 60 s', true]);
  await pass(59);
  expect([resend.textContent, resend.disabled]).toEqual(['Resend in 1 s', true]);
  await pass(1);
  expect([resend.textContent, resend.disabled]).toEqual(['Resend', false]);
  change({ sentAt: 0, onResend, isResending: true });
  expect(resend.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(resend);
  expect(onResend).not.toHaveBeenCalled();
  type(0, '1');
  change({ sentAt: Date.now() });
  expect([resend.textContent, shown(), focused()]).toEqual(['Resend in 60 s', ['', '', '', ''], 'Digit 1']);
});

const refusal = (code: 'OTP_WRONG' | 'OTP_DEAD') => new ApiError(FAILURES[code].message, { ...FAILURES[code], code });

test('identity.064 a wrong code is told under the boxes, which are marked and can be typed over', () => {
  const { change } = show();
  paste(0, '1234');
  change({ error: refusal('OTP_WRONG') });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('That code is not right. Please check it and try again.');
  for (const box of boxes()) {
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('aria-describedby')).toBe(alert.id);
  }
  expect([shown(), focused()]).toEqual([['1', '2', '3', '4'], 'Digit 1']);
});

test('a dead code leaves empty boxes, and leads to Resend once that can be used', () => {
  const { change } = show();
  paste(0, '1234');
  change({ error: refusal('OTP_DEAD') });
  expect([shown(), focused()]).toEqual([['', '', '', ''], 'Digit 1']);
  cleanup();
  const later = show({ sentAt: 0 });
  later.change({ sentAt: 0, error: refusal('OTP_DEAD') });
  expect(focused()).toBe('Resend');
});
