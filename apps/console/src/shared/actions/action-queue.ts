import { ApiError, isFailure, isTransient } from '@jara/api-client';
import { listeners } from '@jara/ui/browser/listeners';
import { z } from 'zod';

const storedAction = z.object({
  /** Its Idempotency-Key: however often it is sent, it is done once. */
  id: z.string(),
  /** Whose it is: 'vendor 12'. */
  owner: z.string(),
  /** Which of its feature's actions. */
  name: z.string(),
  /** The order that it is done to, or the dish or option. */
  subjectId: z.number(),
  /** What is sent with it, as JSON. */
  body: z.unknown().optional(),
  /** When somebody tapped. */
  at: z.number(),
  /** It is sent no later than this. */
  until: z.number().optional(),
  /** So often the API has answered that something is wrong with itself. */
  failures: z.number().optional(),
});
export type Action = z.infer<typeof storedAction>;

export const readActions = (json: unknown): Action[] | undefined => z.array(storedAction).safeParse(json).data;

/** Then it is set aside, half a minute after the first. */
const MOST_FAILURES = 6;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

export type ActionPorts = {
  /** What all tabs of the browser have stored. */
  readonly store: { read(): Action[] | undefined; write(actions: Action[]): void };
  /** Of an action whose feature's code has come. */
  readonly canSend: (action: Action) => boolean;
  readonly send: (action: Action) => Promise<unknown>;
  /** Runs the work while no other tab does. */
  readonly withTabLock: (work: () => Promise<void>) => Promise<void>;
  readonly wait: (ms: number) => Promise<void>;
  readonly newId: () => string;
  readonly now: () => number;
  /** One more is not taken. */
  readonly mostWaiting: number;
};

type State = {
  readonly waiting: readonly Action[];
  /** The API fails at these. What else is done to the same order waits behind them, and nothing else. */
  readonly setAside: readonly Action[];
  /** The last try found no line. */
  readonly isWithoutLine: boolean;
};

type Added = Pick<Action, 'name' | 'subjectId' | 'body' | 'until'> & {
  readonly lastHolds?: boolean;
  /** Of one order several may be done, each once: they differ in what is sent. */
  readonly isOneOfMany?: boolean;
};

const TOO_LATE = 'That waited too long for the network. Please say it again.';

const isSetAside = ({ failures = 0 }: Action) => failures >= MOST_FAILURES;
/** Names begin with their feature: a dish is not an order of the same number. */
const subjectOf = ({ name, subjectId }: Action) => `${name.split('.')[0]} ${subjectId}`;
const split = (actions: readonly Action[]) => ({
  waiting: actions.filter((each) => !isSetAside(each)),
  setAside: actions.filter(isSetAside),
});
/** It has answered: the line is there. */
const isFailing = (error: unknown) => error instanceof ApiError && error.status === 500;

type Settled = { readonly action: Action } & ({ readonly answer: unknown } | { readonly error: unknown });

/**
 * What staff do, in the order of their taps. An action stays stored until the API has answered it; without a line it
 * waits. A refusal ends it, and whoever listens puts things back.
 */
export function createActionQueue({ store, canSend, send, withTabLock, wait, newId, now, mostWaiting }: ActionPorts) {
  const changed = listeners();
  const settled = listeners<Settled>();
  let state: State = { ...split(store.read() ?? []), isWithoutLine: false };
  let owner: string | undefined;
  let isSending = false;

  function become(next: Partial<State>): void {
    state = { ...state, ...next };
    changed.notify();
  }
  function write(actions: Action[]): void {
    store.write(actions);
    become(split(actions));
  }
  const stored = () => store.read() ?? [];
  function firstOwn(): Action | undefined {
    const own = stored().filter((action) => action.owner === owner);
    const isBlocked = new Set(own.filter(isSetAside).map(subjectOf));
    return own.find((action) => !isBlocked.has(subjectOf(action)) && canSend(action));
  }
  const change = (id: string, failures: number) =>
    write(stored().map((action) => (action.id === id ? { ...action, failures } : action)));

  /** Settled is done, or refused for good. */
  async function sendOne(action: Action): Promise<'settled' | 'failed' | 'no line'> {
    let result: Settled;
    try {
      if (action.until !== undefined && now() > action.until) throw new Error(TOO_LATE);
      result = { action, answer: await send(action) };
    } catch (error) {
      if (isFailing(error)) return 'failed';
      // Whoever signs in again goes on with it.
      if (isTransient(error) || isFailure(error, 'TOKEN_EXPIRED') || isFailure(error, 'TOKEN_INVALID'))
        return 'no line';
      result = { action, error };
    }
    // First, so that nothing is shown as it was before.
    settled.notify(result);
    write(stored().filter(({ id }) => id !== action.id));
    become({ isWithoutLine: false });
    return 'settled';
  }

  async function sendAll(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    for (let action = firstOwn(); action; action = firstOwn()) {
      const sent = await sendOne(action);
      const failures = (action.failures ?? 0) + (sent === 'failed' ? 1 : 0);
      if (sent === 'failed') change(action.id, failures);
      if (sent === 'settled' || failures >= MOST_FAILURES) {
        pause = FIRST_PAUSE_MS;
        continue;
      }
      become({ isWithoutLine: sent === 'no line' });
      await wait(pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
    become({ isWithoutLine: false, ...split(stored()) });
  }

  function begin(): void {
    if (isSending) return;
    isSending = true;
    void withTabLock(sendAll).finally(() => {
      isSending = false;
      // Added while the last one was settled.
      if (firstOwn()) begin();
    });
  }

  return {
    state: (): State => state,
    subscribe: changed.subscribe,
    /** Hears of each action that was answered in this tab. */
    onSettled: settled.subscribe,
    /** Sends what waits of whoever is signed in now; nothing of anybody else. */
    beginFor(next: string | undefined): void {
      owner = next;
      if (owner !== undefined && firstOwn()) begin();
    },
    /**
     * False where too many wait. The same thing on the same order is not added a second time, and is tried again where it
     * was set aside. Of what holds by its last word the new one takes the place of what was said before.
     */
    add({ lastHolds = false, isOneOfMany = false, ...action }: Added): boolean {
      const actions = stored();
      const isSame = ({ name, subjectId, body }: Action) =>
        name === action.name &&
        subjectId === action.subjectId &&
        (!isOneOfMany || JSON.stringify(body) === JSON.stringify(action.body));
      const others = lastHolds ? actions.filter((each) => !isSame(each)) : actions;
      if (owner === undefined || others.length >= mostWaiting) return false;
      const same = others.find(isSame);
      if (!same) write([...others, { ...action, owner, id: newId(), at: now() }]);
      else if (isSetAside(same)) change(same.id, 0);
      begin();
      return true;
    },
    /** What was set aside is sent once more. */
    tryAgain(id: string): void {
      change(id, 0);
      begin();
    },
    /** What was set aside is given up, and what waited behind it is sent. */
    drop(id: string): void {
      write(stored().filter((action) => action.id !== id));
      if (firstOwn()) begin();
    },
    /** Another tab has added or settled one. */
    lookAgain: () => become(split(stored())),
  };
}
