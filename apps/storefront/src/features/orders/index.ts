export { ActiveOrderBar } from './ui/active-order-bar.tsx';
export { OrderPanelHost } from './ui/order-panel-host.tsx';
