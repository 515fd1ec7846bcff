import { expect, test } from 'vitest';
import { openLiveTabs } from '../../../../testing/live-tabs.ts';

const event = (id: number, data: string) => `id: ${id}\nevent: order\ndata: ${data}\n\n`;

test('two tabs in sight share one stream, and both hear its events', async () => {
  const browser = openLiveTabs();
  const [first, second] = [browser.openTab(1), browser.openTab(2)];
  await first.show();
  await second.show();
  expect(browser.connections).toHaveLength(1);
  await browser.send(event(41, 'accepted'));
  expect([first.heard, second.heard]).toEqual([['look', 'accepted'], ['accepted']]);
});

test('when the tab that reads is hidden, the other goes on from the last event', async () => {
  const browser = openLiveTabs();
  const [first, second] = [browser.openTab(1), browser.openTab(2)];
  await first.show();
  await second.show();
  await browser.send(event(41, 'accepted'));
  await first.hide();
  expect(browser.connections.map(({ lastEventId }) => lastEventId)).toEqual(['41']);
  await browser.send(event(42, 'preparing'));
  expect(first.heard).not.toContain('preparing');
  expect(second.heard).toEqual(['accepted', 'preparing']);
});

test('no stream is open while no tab is in sight, and one that is seen again resumes', async () => {
  const browser = openLiveTabs();
  const tab = browser.openTab(1);
  await tab.show();
  await browser.send(event(41, 'accepted'));
  await tab.hide();
  expect(browser.connections).toEqual([]);
  await browser.passSeconds(60);
  expect(browser.connections).toEqual([]);
  await tab.show();
  expect(browser.connections.map(({ lastEventId }) => lastEventId)).toEqual(['41']);
});

test('a tab that has heard no event resumes from where its stream began', async () => {
  const browser = openLiveTabs();
  const tab = browser.openTab(1);
  await tab.show();
  await browser.send('id: 40\n\n');
  await tab.hide();
  await tab.show();
  expect(browser.connections.map(({ lastEventId }) => lastEventId)).toEqual(['40']);
});

test('a stream that the server ends in time is opened again within a second, without asking for anything', async () => {
  const browser = openLiveTabs();
  const tab = browser.openTab(1);
  await tab.show();
  await browser.send(event(41, 'accepted'));
  await browser.passSeconds(600);
  await browser.endStreams(true);
  await browser.passSeconds(1);
  expect(browser.connections.map(({ lastEventId }) => lastEventId)).toEqual(['41']);
  expect(tab.heard).toEqual(['look', 'accepted']);
});

test.each([
  [10, 6],
  [30, 2],
])('while the stream cannot be opened, all tabs in sight ask every %i seconds', async (seconds, asks) => {
  const browser = openLiveTabs({ askedEveryMs: seconds * 1000 });
  const [first, second] = [browser.openTab(1), browser.openTab(2)];
  browser.setReachable(false);
  await first.show();
  await second.show();
  await browser.passSeconds(120);
  const asked = second.heard.length;
  expect(first.heard).toHaveLength(asked);
  await browser.passSeconds(60);
  expect(second.heard.length - asked).toBe(asks);
  browser.setReachable(true);
  await browser.passSeconds(30);
  expect(browser.connections).toHaveLength(1);
});
