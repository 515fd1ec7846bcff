export { DeliveriesScreen } from './ui/deliveries-screen.tsx';
export { loadDeliveryScreen, loadTodayScreen } from './ui/later-screens.ts';
export { RiderFrame } from './ui/rider-frame.tsx';
