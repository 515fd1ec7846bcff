export { ActiveOrderBar } from './ui/bar/active-order-bar.island.tsx';
export { LiveOrdersHost } from './ui/live/live-orders-host.tsx';
export { OrderPanelHost } from './ui/panel/order-panel-host.tsx';
