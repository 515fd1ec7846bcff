export { ActiveOrderBar } from './ui/active-order-bar.island.tsx';
export { OrderPanelHost } from './ui/order-panel-host.tsx';
