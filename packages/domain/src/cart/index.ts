export { addItem, type NewItem, startPack } from './add-item.ts';
export { offersBags } from './bags.ts';
export { cartDate } from './cart-date.ts';
export { type Change, changeItem, findLine } from './change-item.ts';
export { duplicatePack, hasPack, joinPacks, removePack } from './change-packs.ts';
export { findIssues } from './find-issues.ts';
export { type IssueAction, type IssueNotice, noticesOf } from './issue-words.ts';
export { type CartLine, type CartPack, NO_PACKS, type Packs, packName } from './packs.ts';
export { type MenuOf, type PricedPack, pricePacks, subtotalOf } from './price-packs.ts';
