import { useActions } from './actions.ts';

/** Says what waits for the line, in words. */
export function WaitingActions() {
  const { waiting, isWithoutLine } = useActions();
  const count = waiting.length;
  return (
    <p
      role="status"
      className="sticky top-14 z-10 rounded-card bg-surface px-4 shadow-[inset_0_0_0_999px_rgb(from_var(--sun)_r_g_b/0.2)] py-2 font-semibold text-14 empty:hidden"
    >
      {isWithoutLine && count > 0 ? `Waiting for the network: ${count} ${count === 1 ? 'action' : 'actions'}` : null}
    </p>
  );
}
