/** What has the same name is done by one tab at a time. Without locks (they are for https and localhost) it is not. */
export const withTabLock =
  (name: string) =>
  <T>(work: () => Promise<T>): Promise<T> =>
    navigator.locks ? navigator.locks.request(name, work) : work();
