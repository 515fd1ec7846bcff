/** Spec §2 and decisions §10: the parameters that open the dialogs which wait for a payment. */
export const MOMO_PARAMETERS = ['momo', 'order_id', 'trxRef'] as const;
export const WALLET_APP_PARAMETERS = ['reference', 'processor'] as const;
