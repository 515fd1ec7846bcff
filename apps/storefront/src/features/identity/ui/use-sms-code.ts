import { useEffect, useEffectEvent } from 'react';

/** WebOTP: only Chromium has it, and only on a secure page. */
type SmsCredentials = {
  get(asked: {
    readonly otp: { readonly transport: readonly ['sms'] };
    readonly signal: AbortSignal;
  }): Promise<{ readonly code: string } | null>;
};

/** The code of the text, once the phone has it and the person agrees. The text's last line names our site. */
export function useSmsCode(sentAt: number, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is waited for anew.
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const credentials = navigator.credentials as unknown as SmsCredentials;
    credentials.get({ otp: { transport: ['sms'] }, signal: waiting.signal }).then(
      (found) => found && take(found.code),
      // The person said no, or closed the view; they can still type it.
      () => undefined,
    );
    return () => waiting.abort();
  }, [sentAt]);
}
