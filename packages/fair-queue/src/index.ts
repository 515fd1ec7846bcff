export { createFairQueue, type FairQueue, type Keys, type Refusal } from './fair-queue.ts';
export { lineOfAddress, networkOf, siteOf } from './network-of.ts';
export { createSingleFlight } from './single-flight.ts';
export { isProxyList, readProxies } from './trusted-proxies.ts';
