import { useIsOnline } from '@jara/ui/browser/use-is-online';

/** Says that a payment cannot be asked about now. Nothing is lost by that: the server goes on without the page. */
export function ConnectionNotice({ isUnanswered }: { readonly isUnanswered: boolean }) {
  const isOnline = useIsOnline();
  if (isOnline && !isUnanswered) return null;
  return (
    <p role="status" className="rounded-card bg-sunk p-3 text-14">
      {isOnline
        ? 'We cannot reach Jara right now. We keep trying.'
        : 'You are offline. We go on as soon as the network is back, and your payment is not lost.'}
    </p>
  );
}
