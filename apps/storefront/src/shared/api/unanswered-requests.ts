import { isRefusal } from './api-error.ts';

/**
 * Orders that were sent and not answered, by what they are of. Such an order is sent again as it was: under the same key,
 * the server makes it once. A new fee would make another request of it.
 */
export function unansweredRequests<Body extends { readonly fee_id: number }>(subjectOf: (body: Body) => string) {
  const unanswered = new Map<string, Body>();

  const isSame = ({ fee_id: _, ...one }: Body, { fee_id: __, ...other }: Body) =>
    JSON.stringify(one) === JSON.stringify(other);

  return {
    /** The same order, as it was sent and not answered. Whoever has changed something means another one. */
    find(wanted: Body): Body | undefined {
      const sent = unanswered.get(subjectOf(wanted));
      return sent && isSame(sent, wanted) ? sent : undefined;
    },

    /** The last one of a subject, whatever is wanted by now. */
    of: (subject: string | null): Body | undefined => (subject === null ? undefined : unanswered.get(subject)),

    /** Sends it; an answer, also a refusal, ends it. */
    async send<Answer>(body: Body, call: (body: Body) => Promise<Answer>): Promise<Answer> {
      const subject = subjectOf(body);
      unanswered.set(subject, body);
      try {
        const answer = await call(body);
        unanswered.delete(subject);
        return answer;
      } catch (error) {
        if (isRefusal(error)) unanswered.delete(subject);
        throw error;
      }
    },
  };
}
