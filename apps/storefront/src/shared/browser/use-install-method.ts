import { useSyncExternalStore } from 'react';
import {
  type InstallMethod,
  installMethod,
  isInstalledApp,
  isInstallHintRefused,
  subscribeToInstallMethod,
} from './installed-app.ts';

const none = (): InstallMethod => 'none';

/** How this browser installs the app, if it does. */
export const useInstallMethod = (): InstallMethod =>
  useSyncExternalStore(subscribeToInstallMethod, installMethod, none);

const refused = () => true;

/** Whether the person wants to be told no more. */
export const useIsInstallHintRefused = (): boolean =>
  useSyncExternalStore(subscribeToInstallMethod, isInstallHintRefused, refused);

const no = () => false;

export const useIsInstalledApp = (): boolean => useSyncExternalStore(subscribeToInstallMethod, isInstalledApp, no);
