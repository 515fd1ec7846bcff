export { ActiveOrderBar } from './ui/active-order-bar.island.tsx';
export { LiveOrdersHost } from './ui/live-orders-host.tsx';
export { OrderPanelHost } from './ui/order-panel-host.tsx';
