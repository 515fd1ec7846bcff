/**
 * The query parameters that the browser's code reads: an address with one of them runs it on arrival. What shapes the page
 * is read by the server alone (page-parameters.json), and what a campaign appends by nobody.
 */
export const CODE_PARAMETERS = [
  // Dialogs.
  'dish',
  'order_id',
  'order_status',
  'outstandingPayment',
  'open',
  'delivery_type',
  'step',
  'open_address_modal',
  'set_address_type',
  'show_protection_note',
  // Who comes back from paying, or is handed over by a partner.
  'momo',
  'processor',
  'reference',
  'trxRef',
  'trxref',
  'tx_ref',
  'paymentReference',
  'transactionReference',
  'transaction_id',
  'orderNo',
  'status',
  'session_reference',
  // The days of the staff's figures, and the row of tags, which is moved to the chosen one.
  'from',
  'to',
  'tag',
] as const;

export type CodeParameter = (typeof CODE_PARAMETERS)[number];
