export { Checkout } from './ui/checkout.tsx';
export { PackNotices } from './ui/pack-notices.tsx';
export { UnansweredOrders } from './ui/unanswered-orders.tsx';
export { ViewCartBar } from './ui/view-cart-bar.tsx';
