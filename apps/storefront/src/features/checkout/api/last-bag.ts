import { type BagInformation, bagInformation } from '@jara/contract';
import { tryOrUndefined } from '@/shared/browser/local-storage.ts';
import { storedText } from '@/shared/browser/stored-value.ts';

const stored = storedText('bagInformation');

/** What a bag cost when the server last said so: a page that is opened without a network counts on it. */
export function lastBag(): BagInformation | undefined {
  const text = stored.read();
  const parsed = text ? tryOrUndefined((): unknown => JSON.parse(text)) : undefined;
  return bagInformation.safeParse(parsed).data;
}

export const storeBag = (bag: BagInformation) => stored.write(JSON.stringify(bag));
