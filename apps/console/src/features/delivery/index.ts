export { DeliveriesScreen } from './ui/deliveries-screen.tsx';
export { DeliveryScreen } from './ui/delivery-screen.tsx';
export { RiderFrame } from './ui/rider-frame.tsx';
export { TodayScreen } from './ui/today-screen.tsx';
