export { DeliveriesScreen } from './ui/deliveries-screen.tsx';
export { DeliveryScreen } from './ui/delivery-screen.tsx';
export { TodayScreen } from './ui/today-screen.tsx';
