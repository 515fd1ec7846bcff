// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeForm } from './code-form.tsx';

afterEach(() => {
  cleanup();
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

const show = (onSubmit: (otp: string) => void) =>
  render(
    <CodeForm
      number="2348012345678"
      submitLabel="Verify"
      sentAt={Date.now()}
      onSubmit={onSubmit}
      isChecking={false}
      error={null}
      onTyping={() => undefined}
      onResend={() => undefined}
      isResending={false}
      smsInbox={undefined}
      firstField={{ current: null }}
    />,
  );
const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

test('the code of the text fills the boxes and is sent, where the browser can read it', async () => {
  const { asked, arrive } = smsBrowser();
  const given: string[] = [];
  show((otp) => given.push(otp));
  expect(asked.map(({ otp }) => otp)).toEqual([{ transport: ['sms'] }]);
  arrive({ code: '4821' });
  await vi.waitFor(() => expect(shown()).toEqual(['4', '8', '2', '1']));
  expect(given).toEqual(['4821']);
});

test('nobody waits for a text once the view is closed', () => {
  const { asked } = smsBrowser();
  const { unmount } = show(() => undefined);
  expect(asked[0]?.signal.aborted).toBe(false);
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
});

test('the first box takes the whole code that a phone’s keyboard offers', () => {
  show(() => undefined);
  expect(screen.getAllByRole('textbox').map((box) => box.getAttribute('autocomplete'))).toEqual([
    'one-time-code',
    'off',
    'off',
    'off',
  ]);
});
