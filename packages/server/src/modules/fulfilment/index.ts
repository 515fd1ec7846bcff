export { adjustOrder } from './adjust-order.ts';
export { assignRider } from './assign-rider.ts';
export { completeWithoutPin, completeWithPin } from './complete-with-pin.ts';
export { createFulfilment, type Done, type Fulfilment } from './fulfilment-service.ts';
export { type ActionOf, failDelivery, moveFor, type Step } from './move-for.ts';
export { sendOut } from './send-out.ts';
export { createSimulator } from './simulator.ts';
export { stockOut } from './stock-out.ts';
export { unlockPin } from './unlock-pin.ts';
