export { type ArrivalFacts, arrivalWindow, type Span, usualMinutes } from './arrival-window.ts';
export {
  BOARD_COLUMNS,
  type BoardColumn,
  boardColumnOf,
  isBroughtByVendor,
  ON_BOARD_STATUSES,
  ON_THE_WAY_STATUSES,
} from './board-column.ts';
export { countDishes } from './count-dishes.ts';
export { demoArrivalWindow } from './demo-arrival.ts';
export {
  CALL_RIDER_MS,
  type CallRider,
  callRider,
  hasEnded,
  isFailedAgain,
  isFindingAnotherRider,
  isOver,
  MONEY_COMES_WITHIN_MS,
  mayGoOn,
  momentOf,
  pinOf,
  REDELIVERY_MS,
  type RedeliveryState,
  redeliveryState,
  type ShownPin,
  showsArrivalQuestion,
  showsPickedUp,
} from './order-rules.ts';
export { COMMISSION_PERCENT, orderShares } from './order-shares.ts';
export {
  ACTIVE_STATUSES,
  FILTER_STATUSES,
  isCompleted,
  isUnderWay,
  rankOf,
  STATUS_LABEL,
  STATUS_RANK,
  statusesLabelledAs,
  statusLabel,
  UNDER_WAY_STATUSES,
  UNPAID_ORDER_MS,
} from './order-states.ts';
export { type ShownStep, stepsOf } from './order-steps.ts';
export { collapseTimeline, isFailureEntry, timelineEntries, vendorsReason } from './order-timeline.ts';
export {
  handBackOf,
  mayBeCancelled,
  mayDo,
  ORDER_ACTIONS,
  ORDER_TRANSITIONS,
  type OrderAction,
  type Transition,
  transitionOf,
} from './order-transitions.ts';
export { receiverText } from './package-messages.ts';
export { type OrderedDish, type OrderedPack, packsOfOrder } from './packs-of-order.ts';
export { preorderSlot } from './preorder-slot.ts';
export { prepareReorder } from './prepare-reorder.ts';
export { creditMessage, droppedMessage, outOfStockMessage, type StepMessage, stepMessage } from './step-messages.ts';
export { type OutOfStock, stockOutRefund } from './stock-out.ts';
