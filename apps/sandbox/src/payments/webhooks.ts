import { setTimeout as pause } from 'node:timers/promises';
import type { Payment, Provider } from './payment.ts';
import type { PaymentEvent } from './payments.ts';

export type WebhookMessage = {
  readonly event: string;
  readonly method?: 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** A provider's notice of an event; null where it sends none. */
export type WebhookOf = (payment: Payment, event: PaymentEvent) => WebhookMessage | null;

/** What the control API has ordered for a provider's webhooks. */
export type Disturbance = {
  /** Sent so many times more. */
  readonly repeat: number;
  /** Two and two, the later one first. */
  readonly reorder: boolean;
  readonly delayMs: number;
  /** Changed after it was signed. */
  readonly corrupt: boolean;
  readonly drop: boolean;
};

type Options = {
  /** Where they go; without it none are sent. */
  readonly url: string | undefined;
  readonly webhookOf: Readonly<Record<Provider, WebhookOf>>;
  /** The waits before each retry. */
  readonly retryMs: readonly number[];
  readonly note: (payment: Payment, event: string, status: number) => void;
};

const ANSWER_WITHIN_MS = 5_000;
/** How long a lone webhook waits for another to change places with. */
const REORDER_MS = 2_000;

const corrupted = ({ body, ...rest }: WebhookMessage): WebhookMessage => ({
  ...rest,
  body: body.replace(/\d(?=[^\d]*$)/, (digit) => String((Number(digit) + 1) % 10)),
});

/** Sends webhooks as providers do: at least once, with retries, and disturbed where the control API says so. */
export function createWebhooks({ url, webhookOf, retryMs, note }: Options) {
  const disturbances = new Map<Provider, Disturbance>();
  const held = new Map<Provider, () => void>();
  const closing = new AbortController();
  const { signal } = closing;

  async function post(provider: Provider, { method = 'POST', headers, body }: WebhookMessage): Promise<number> {
    try {
      const response = await fetch(`${url}/webhooks/${provider}`, {
        ...{ method, body, redirect: 'manual' },
        headers: { 'content-type': 'application/json', ...headers },
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  async function deliver(payment: Payment, message: WebhookMessage): Promise<void> {
    for (const wait of [0, ...retryMs]) {
      if (wait > 0) await pause(wait, undefined, { signal, ref: false });
      const status = await post(payment.provider, message);
      if (signal.aborted) return;
      note(payment, message.event, status);
      if (status >= 200 && status < 300) return;
    }
  }

  /** Resolves when this one may go. */
  function turnOf(provider: Provider): Promise<void> {
    const release = held.get(provider);
    if (release !== undefined) {
      held.delete(provider);
      return Promise.resolve().finally(() => setTimeout(release, 100).unref());
    }
    return new Promise((resolve) => {
      const release = () => {
        if (held.get(provider) === release) held.delete(provider);
        resolve();
      };
      held.set(provider, release);
      setTimeout(release, REORDER_MS).unref();
    });
  }

  async function send(payment: Payment, event: PaymentEvent): Promise<void> {
    const message = webhookOf[payment.provider](payment, event);
    if (url === undefined || message === null) return;
    const disturbance = disturbances.get(payment.provider);
    if (disturbance?.drop) return;
    if (disturbance?.delayMs) await pause(disturbance.delayMs, undefined, { signal, ref: false });
    if (disturbance?.reorder) await turnOf(payment.provider);
    const sent = disturbance?.corrupt ? corrupted(message) : message;
    await Promise.all(Array.from({ length: 1 + (disturbance?.repeat ?? 0) }, () => deliver(payment, sent)));
  }

  return {
    /** Does not wait: a provider answers its caller first. */
    send(payment: Payment, event: PaymentEvent): void {
      // Cut off by the end of the sandbox, which is no failure.
      send(payment, event).catch(() => undefined);
    },
    disturb: (provider: Provider, disturbance: Disturbance): void => void disturbances.set(provider, disturbance),
    reset: (): void => disturbances.clear(),
    close: (): void => closing.abort(),
  };
}
