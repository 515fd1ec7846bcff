import { loadScript } from '../../../shared/browser/load-script.ts';
import { type OpenWindow, windowEnd } from './provider-window.ts';

type PaystackCallbacks = {
  readonly onSuccess: () => void;
  readonly onCancel: () => void;
  readonly onError: () => void;
};

declare global {
  interface Window {
    PaystackPop?: new () => {
      resumeTransaction: (accessCode: string, callbacks: PaystackCallbacks) => unknown;
      cancelTransaction: (transaction: unknown) => void;
    };
  }
}

/** Spec §4: Paystack's inline popup, for the transaction that the server has started. */
export const openPaystack: OpenWindow = async ({ script_url, access_code }) => {
  if (script_url === null || access_code === null) return 'failed';
  await loadScript(script_url);
  const { PaystackPop } = window;
  if (!PaystackPop) return 'failed';
  return windowEnd((end) => {
    const popup = new PaystackPop();
    const transaction = popup.resumeTransaction(access_code, {
      onSuccess: () => end('finished'),
      onCancel: () => end('closed'),
      onError: () => end('failed'),
    });
    return () => popup.cancelTransaction(transaction);
  });
};
