import { afterAll, vi } from 'vitest';

// Unit tests share workers. Nothing that a file has stubbed or started reaches the next one, which loads its modules anew.

const { BroadcastChannel, setInterval, setTimeout } = globalThis;
const timers: NodeJS.Timeout[] = [];
const channels: InstanceType<typeof BroadcastChannel>[] = [];

const noted =
  <Args extends unknown[]>(start: (...args: Args) => NodeJS.Timeout) =>
  (...args: Args) => {
    const timer = start(...args);
    timers.push(timer);
    return timer;
  };
Object.assign(globalThis, {
  setTimeout: noted(setTimeout),
  setInterval: noted(setInterval),
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  },
});

// Registered before the test file's own hooks, so it runs after them.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  Object.assign(globalThis, { BroadcastChannel, setInterval, setTimeout });
  for (const timer of timers) clearTimeout(timer);
  for (const channel of channels) channel.close();
  // A module that is still loading would come without the next file's mocks.
  await vi.dynamicImportSettled();
  vi.resetModules();
});
