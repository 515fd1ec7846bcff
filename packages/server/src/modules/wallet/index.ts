export { type Account, account } from './accounts.ts';
export { postTransaction } from './post-transaction.ts';
export { type Entry, findBalance, findStanding, isInDebt, lockWallet } from './wallet.store.ts';
export { createWallets, type Wallets } from './wallet-service.ts';
