import { type BagInformation, bagInformation } from '@jara/contract';
import { storedJson } from '@jara/ui/browser/stored-value';
import { storedText } from '@/shared/browser/storage.ts';

/** What a bag cost when the server last said so: a page that is opened without a network counts on it. */
export const { read: lastBag, write: storeBag } = storedJson(
  storedText('bagInformation'),
  (json): BagInformation | undefined => bagInformation.safeParse(json).data,
);
