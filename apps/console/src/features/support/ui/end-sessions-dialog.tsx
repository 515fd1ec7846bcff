import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { doAsSupport } from '../api/support.mutation.ts';

type Props = {
  readonly customer: { readonly id: number; readonly name: string };
  readonly open: boolean;
  readonly onClose: () => void;
};

export function EndSessionsDialog({ customer: { id, name }, open, onClose }: Props) {
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="End sessions"
      description={`${name} is signed out in every browser at once, and signs in again with a code.`}
      act="End sessions"
      acting="Ending…"
      isDangerous
      onAct={(reason) => doAsSupport.endSessions(id, { reason })}
      said={({ ended }) =>
        ended === 0 ? 'Nobody was signed in.' : `${ended === 1 ? 'One session' : `${ended} sessions`} ended.`
      }
    />
  );
}
