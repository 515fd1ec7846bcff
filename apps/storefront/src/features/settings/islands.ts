export { DataSaverSwitch } from './ui/data-saver-switch.island.tsx';
export { DataUsed } from './ui/data-used.island.tsx';
export { InstallApp } from './ui/install-app.island.tsx';
export { OfflineStorage } from './ui/offline-storage.island.tsx';
