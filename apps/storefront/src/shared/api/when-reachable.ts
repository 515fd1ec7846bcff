import { retryDelay } from '@jara/api-client';

/** The next moment to try again after so many failures: when the network is back, else after the delay of the last one. */
export const whenReachable = (failures: number, error?: unknown) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      window.removeEventListener('online', goOn);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, retryDelay(failures - 1, error));
    window.addEventListener('online', goOn);
  });
