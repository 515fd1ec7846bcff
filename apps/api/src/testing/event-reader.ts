import { ORDER_STREAM, STAFF_STREAM } from '@jara/contract';
import { expect, onTestFinished } from 'vitest';
import { bearer } from './phone-book.ts';

type ReadEvent = { readonly id?: number; readonly event?: string; readonly data?: unknown };

type Headers = Readonly<Record<string, string>>;

const ACCEPTED = { accept: 'text/event-stream' };

function readBlock(block: string): ReadEvent {
  const lines = block.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? []);
  const { id, event, data } = Object.fromEntries(lines) as Record<string, string | undefined>;
  return {
    ...(id !== undefined && { id: Number(id) }),
    ...(event !== undefined && { event }),
    ...(data !== undefined && { data: JSON.parse(data) }),
  };
}

/** Follows the orders of a token's owner, as a page does. */
export const followOrders = (url: string, token: string, lastEventId?: number | string) =>
  followStream(`${url}${ORDER_STREAM.path}`, bearer(token), lastEventId);

/** Follows what somebody of the staff is told, as the console does. */
export const followAsStaff = (url: string, { who }: { readonly who: Headers }, lastEventId?: number | string) =>
  followStream(`${url}${STAFF_STREAM.path}`, who, lastEventId);

async function followStream(url: string, who: Headers, lastEventId: number | string | undefined) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const answer = await fetch(url, {
    headers: {
      ...who,
      ...ACCEPTED,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    signal: leaving.signal,
  });
  const blocks: ReadEvent[] = [];
  const comments: string[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = (text + chunk).split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        if (part.startsWith(':')) comments.push(part);
        else blocks.push(readBlock(part));
      }
    }
  };
  /** How it ended: as it should, or cut. */
  const ended = read().then(
    () => 'ended' as const,
    () => 'cut' as const,
  );
  const told = () => blocks.filter(({ data }) => data !== undefined);
  return {
    answer,
    comments,
    ended,
    /** All that was told so far, in its order. */
    told,
    lastId: () => blocks.findLast(({ id }) => id !== undefined)?.id,
    leave: () => leaving.abort(),
    /** Waits until the last event is of this version. */
    toVersion: (version: number) => expect.poll(() => told().at(-1)?.data).toMatchObject({ version }),
  };
}
