/** What providers add to the address that they lead back to. The server is asked instead. */
export const PROVIDER_PARAMETERS = [
  'reference',
  'trxref',
  'paymentReference',
  'transactionReference',
  'tx_ref',
  'transaction_id',
  'orderNo',
  'status',
] as const;
