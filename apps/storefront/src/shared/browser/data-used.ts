import { listeners } from '@jara/ui/browser/listeners';
import { storedJson } from '@jara/ui/browser/stored-value';
import { tabText } from './storage.ts';

/** What came over the network in this visit, in bytes, as far as the browser tells. */
type DataUsed = { readonly bytes: number; readonly since: number };

const kept = storedJson(tabText('data_used'), (json): DataUsed | undefined => {
  const { bytes, since } = json as Partial<DataUsed>;
  return typeof bytes === 'number' && typeof since === 'number' ? { bytes, since } : undefined;
});
const news = listeners();
export const subscribeToDataUsed = news.subscribe;

let used: DataUsed | undefined;

/** Of this tab, across its pages; undefined until counting has begun. */
export const dataUsed = (): DataUsed | undefined => used;

function add(entries: PerformanceEntryList): void {
  const came = entries.reduce((sum, entry) => sum + ((entry as PerformanceResourceTiming).transferSize ?? 0), 0);
  const before = used ?? kept.read() ?? { bytes: 0, since: Date.now() - performance.now() };
  used = { ...before, bytes: before.bytes + came };
  kept.write(used);
  news.notify();
}

/** Counts from the beginning of this page. What another origin sends is not told. */
export function countDataUsed(): void {
  const observer = () => new PerformanceObserver((list) => add(list.getEntries()));
  for (const type of ['navigation', 'resource']) observer().observe({ type, buffered: true });
}
