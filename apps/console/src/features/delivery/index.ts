export { DeliveriesScreen } from './ui/deliveries-screen.tsx';
export { DeliveryScreen, TodayScreen } from './ui/later-screens.tsx';
export { RiderFrame } from './ui/rider-frame.tsx';
