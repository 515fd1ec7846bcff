import type { StaffMember } from '@jara/contract';
import { ReasonDialog } from '../../../shared/ui/reason-dialog.tsx';
import { changeOfMember } from '../api/staff.query.ts';

/** What is done to somebody for a reason and nothing else. */
const WORDS = {
  unlock: {
    title: 'Unlock',
    description: 'Wrong codes and texts so far are forgotten, in every browser. They can ask for a code at once.',
    act: 'Unlock',
    acting: 'Unlocking…',
    said: 'They can sign in again.',
    isDangerous: false,
  },
  reset: {
    title: 'Reset second factors',
    description:
      'For somebody who has lost theirs, and whom you have made sure of. They are signed out, and add a new one when they sign in. They are told by text.',
    act: 'Reset',
    acting: 'Resetting…',
    said: 'Their second factors are gone.',
    isDangerous: true,
  },
  end: {
    title: 'End',
    description: 'They are signed out at once, and cannot sign in any more.',
    act: 'End',
    acting: 'Ending…',
    said: 'Ended.',
    isDangerous: true,
  },
} as const;
export type MemberChange = keyof typeof WORDS;

type Props = { readonly member: StaffMember; readonly what: MemberChange; readonly onClose: () => void };

export function MemberDialog({ member: { id, name }, what, onClose }: Props) {
  const { title, said, ...words } = WORDS[what];
  return (
    <ReasonDialog
      {...words}
      open
      onClose={onClose}
      title={`${title}: ${name}`}
      onAct={(reason) => changeOfMember[what](id, reason)}
      said={() => said}
    />
  );
}
