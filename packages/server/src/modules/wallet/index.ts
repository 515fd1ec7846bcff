export { type Account, account } from './accounts.ts';
export { movementOf, postTransaction } from './post-transaction.ts';
export {
  type BalanceMove,
  type Entry,
  findBalance,
  findStanding,
  isInDebt,
  lockWallet,
  MOVEMENT_PLACES,
  type Movement,
  movementCtes,
  movementParts,
} from './wallet.store.ts';
export { createWallets, type Wallets } from './wallet-service.ts';
