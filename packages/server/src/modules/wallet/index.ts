export { type Account, account } from './accounts.ts';
export { movementOf, postTransaction } from './post-transaction.ts';
export {
  type Entry,
  findBalance,
  findStanding,
  isInDebt,
  lockWallet,
  type Movement,
  movementParts,
} from './wallet.store.ts';
export { createWallets, type Wallets } from './wallet-service.ts';
