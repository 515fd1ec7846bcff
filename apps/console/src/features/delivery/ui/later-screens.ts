const stepScreen = () => import('./delivery-screen.tsx');
const today = () => import('./today.tsx');

/** After the first screen is shown; with it come the steps and photos that were stored before a reload. */
export const fetchLater = () => Promise.all([stepScreen(), today()]);

export const loadDeliveryScreen = async () => (await stepScreen()).StepScreen;
export const loadTodayScreen = async () => (await today()).Today;
