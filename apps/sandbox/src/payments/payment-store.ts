import type { Payment, Provider } from './payment.ts';

const KEPT = 50_000;

const keyOf = (provider: Provider, name: string) => `${provider} ${name}`;

/** The payments of all providers, in memory: the newest 50,000. */
export function createPaymentStore(kept = KEPT) {
  const byReference = new Map<string, Payment>();
  const referenceByCode = new Map<string, string>();
  const find = (provider: Provider, reference: string) => byReference.get(keyOf(provider, reference));

  return {
    find,
    findByCode(provider: Provider, code: string): Payment | undefined {
      const reference = referenceByCode.get(keyOf(provider, code));
      return reference === undefined ? undefined : find(provider, reference);
    },
    findById: (provider: Provider, id: number): Payment | undefined =>
      [...byReference.values()].find((payment) => payment.provider === provider && payment.id === id),
    /** Adds it, or puts it in the place of what it was. */
    put(payment: Payment): void {
      byReference.set(keyOf(payment.provider, payment.reference), payment);
      referenceByCode.set(keyOf(payment.provider, payment.code), payment.reference);
      if (byReference.size <= kept) return;
      const [[key, oldest] = []] = byReference;
      if (key === undefined || oldest === undefined) return;
      byReference.delete(key);
      referenceByCode.delete(keyOf(oldest.provider, oldest.code));
    },
    /** Oldest first. */
    list: (): readonly Payment[] => [...byReference.values()],
    clear(): void {
      byReference.clear();
      referenceByCode.clear();
    },
  };
}
