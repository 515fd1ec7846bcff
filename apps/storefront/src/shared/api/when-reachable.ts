import { retryDelay } from './query-client.ts';

/** The next moment to try again after so many failures: when the network is back, else after a delay that doubles. */
export const whenReachable = (failures: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      window.removeEventListener('online', goOn);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, retryDelay(failures - 1));
    window.addEventListener('online', goOn);
  });
