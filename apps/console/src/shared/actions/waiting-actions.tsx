import { useActions } from './actions.ts';

/** Says what waits for the line, in words. */
export function WaitingActions() {
  const { waiting, isWithoutLine } = useActions();
  const count = waiting.length;
  return (
    <p role="status" className="rounded-card bg-sun/20 px-4 py-2 font-semibold text-14 empty:hidden">
      {isWithoutLine && count > 0 ? `Waiting for the network: ${count} ${count === 1 ? 'action' : 'actions'}` : null}
    </p>
  );
}
