import { useSyncExternalStore } from 'react';
import {
  type InstallWay,
  installWay,
  isInstalledApp,
  isInstallHintRefused,
  subscribeToInstallWay,
} from './installed-app.ts';

const none = (): InstallWay => 'none';

/** How this browser installs the app, if it does. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribeToInstallWay, installWay, none);

const refused = () => true;

/** Whether the person wants to be told no more. */
export const useIsInstallHintRefused = (): boolean =>
  useSyncExternalStore(subscribeToInstallWay, isInstallHintRefused, refused);

const no = () => false;

export const useIsInstalledApp = (): boolean => useSyncExternalStore(subscribeToInstallWay, isInstalledApp, no);
