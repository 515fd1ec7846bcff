/** 2026-11-15T10:15:00Z as 20261115101500. */
const digitsOf = (at: Date) => at.toISOString().replace(/\D/g, '').slice(0, 14);

/** The time and a running number, as Monnify and OPay number payments. */
export const serialOf = (id: number, at: Date) => ({ time: digitsOf(at), number: String(id).slice(-6) });
