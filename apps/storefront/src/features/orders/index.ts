export { OrderPanelHost } from './ui/order-panel-host.tsx';
