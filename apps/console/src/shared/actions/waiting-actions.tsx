import { Button } from '@jara/ui/button';
import type { Action } from './action-queue.ts';
import { actions, useActions } from './actions.ts';

/** Says what waits for the line, in words; and what the API fails at, to be tried again or given up. */
export function WaitingActions() {
  const { waiting, setAside, isWithoutLine } = useActions();
  const count = waiting.length;
  return (
    <>
      <p
        role="status"
        className="sticky top-14 z-10 rounded-card bg-surface px-4 shadow-[inset_0_0_0_999px_rgb(from_var(--sun)_r_g_b/0.2)] py-2 font-semibold text-14 empty:hidden"
      >
        {isWithoutLine && count > 0 ? `Waiting for the network: ${count} ${count === 1 ? 'action' : 'actions'}` : null}
      </p>
      {setAside.map((action) => (
        <SetAside key={action.id} action={action} />
      ))}
    </>
  );
}

/** 'board.stock-out' of order 12: '#12, stock out'. */
const nameOf = ({ name, subjectId }: Action) =>
  name.startsWith('menu.') ? 'What is available' : `#${subjectId}, ${name.replace(/^.*\./, '').replaceAll('-', ' ')}`;

const SetAside = ({ action }: { readonly action: Action }) => (
  <div role="alert" className="flex flex-wrap items-center gap-2 rounded-card bg-sun/20 px-4 py-2">
    <p className="flex-1 font-semibold text-14">{nameOf(action)}: not done. Something is wrong on our side.</p>
    <Button look="secondary" onClick={() => actions.tryAgain(action.id)}>
      Try again
    </Button>
    <Button look="quiet" onClick={() => actions.drop(action.id)}>
      Drop it
    </Button>
  </div>
);
