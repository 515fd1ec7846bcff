// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createVersions } from './new-version.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly posted: unknown[] = [];
  postMessage = (message: unknown) => void this.posted.push(message);
  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = vi.fn(async () => undefined);
}

let registration: FakeRegistration;
const open = async (controller: object | null) => {
  const reload = vi.fn();
  const container = Object.assign(new EventTarget(), { controller, register: async () => registration });
  const versions = createVersions(container as never, reload);
  await versions.start();
  return { versions, reload, container };
};
const find = () => {
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.install();
  return worker;
};

beforeEach(() => {
  registration = new FakeRegistration();
});

test('a version that waits when the app is opened takes over at once', async () => {
  registration.waiting = new FakeWorker();
  await open({});
  expect(registration.waiting.posted).toEqual([{ takeOver: true }]);
});

test('a version that comes meanwhile waits until somebody says so, and then the page is loaded anew', async () => {
  const { versions, reload, container } = await open({});
  const notified = vi.fn();
  versions.subscribe(notified);
  expect(versions.isNewReady()).toBe(false);
  const worker = find();
  expect([versions.isNewReady(), notified.mock.calls.length, worker.posted]).toEqual([true, 1, []]);
  versions.take();
  expect([worker.posted, reload.mock.calls.length]).toEqual([[{ takeOver: true }], 0]);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('the first version of all is not offered, and a browser without workers has none', async () => {
  const { versions } = await open(null);
  find();
  expect(versions.isNewReady()).toBe(false);
  await expect(createVersions(undefined, vi.fn()).start()).resolves.toBeUndefined();
});
