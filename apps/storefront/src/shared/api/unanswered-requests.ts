import { isRefusal } from '@jara/api-client';

type Kept<Body> = { readonly read: () => Body[]; readonly write: (unanswered: Body[]) => void };

/**
 * Orders that were sent and not answered, by what they are of. Such an order is sent again as it was: under the same key,
 * the server makes it once. A new fee would make another request of it. They are kept, since a reload must not lose them.
 */
export function unansweredRequests<Body extends { readonly fee_id: number }>(
  subjectOf: (body: Body) => string,
  kept: Kept<Body>,
) {
  let read: Map<string, Body> | undefined;
  const all = () => {
    read ??= new Map(kept.read().map((body) => [subjectOf(body), body]));
    return read;
  };
  const change = (act: (unanswered: Map<string, Body>) => void) => {
    act(all());
    kept.write([...all().values()]);
  };

  const isSame = ({ fee_id: _, ...one }: Body, { fee_id: __, ...other }: Body) =>
    JSON.stringify(one) === JSON.stringify(other);

  return {
    /** The same order, as it was sent and not answered. Whoever has changed something means another one. */
    find(wanted: Body): Body | undefined {
      const sent = all().get(subjectOf(wanted));
      return sent && isSame(sent, wanted) ? sent : undefined;
    },

    /** The last one of a subject, whatever is wanted by now. */
    of: (subject: string | null): Body | undefined => (subject === null ? undefined : all().get(subject)),

    all: (): Body[] => [...all().values()],

    forget: (body: Body): void => change((unanswered) => unanswered.delete(subjectOf(body))),

    forgetAll: (): void => change((unanswered) => unanswered.clear()),

    /** Sends it; an answer, also a refusal, ends it. */
    async send<Answer>(body: Body, call: (body: Body) => Promise<Answer>): Promise<Answer> {
      change((unanswered) => unanswered.set(subjectOf(body), body));
      try {
        const answer = await call(body);
        this.forget(body);
        return answer;
      } catch (error) {
        if (isRefusal(error)) this.forget(body);
        throw error;
      }
    },
  };
}
