import { isFailure } from '@jara/api-client';
import type { StaffMember } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { changeStaffMutation, endStaffMutation } from '../api/staff.query.ts';
import { type PlaceValues, placeOf, placeProblems, reasonProblem } from '../model/staff-form.ts';
import { PlaceFields } from './place-fields.tsx';

type Props = {
  readonly member: StaffMember;
  readonly what: 'change' | 'end';
  readonly open: boolean;
  readonly onClose: () => void;
};

const placeOfMember = ({ role, vendor, city }: StaffMember): PlaceValues => ({
  role: role === 'rider' ? 'rider' : 'vendor',
  vendor: vendor === null ? '' : String(vendor.id),
  city: city ?? '',
});

const WORDS = {
  change: { title: 'Change', act: 'Change', acting: 'Changing…', look: 'primary' },
  end: { title: 'End', act: 'End', acting: 'Ending…', look: 'danger' },
} as const;

/** Another role, vendor or city for somebody; or they have left. Both for a reason. */
export function ChangeStaffDialog({ member, what, open, onClose }: Props) {
  const client = useQueryClient();
  const [place, setPlace] = useState(() => placeOfMember(member));
  const [reason, setReason] = useState('');
  const handlers = {
    onSuccess: onClose,
    onError: (error: Error) => {
      if (isFailure(error, 'VENDOR_NOT_FOUND')) form.showProblems({ vendor: error.message });
      else if (isFailure(error, 'LOCATION_NOT_FOUND')) form.showProblems({ city: error.message });
      else toast.error(error.message);
    },
  };
  const change = useMutation({ ...changeStaffMutation(client), ...handlers });
  const end = useMutation({ ...endStaffMutation(client), ...handlers });
  const isSending = change.isPending || end.isPending;
  const form = useForm<'vendor' | 'city' | 'reason'>({
    check: () => ({ ...(what === 'change' && placeProblems(place)), reason: reasonProblem(reason) }),
    send: () => {
      const given = { id: member.id, reason: reason.trim() };
      if (what === 'end') end.mutate(given);
      else change.mutate({ ...given, ...placeOf(place) });
    },
    isSending,
  });
  const { title, act, acting, look } = WORDS[what];
  return (
    <Dialog
      {...{ open, onClose }}
      hasControls
      title={`${title}: ${member.name}`}
      description={
        what === 'end'
          ? 'They are signed out at once, and cannot sign in any more.'
          : 'With another role or vendor they sign in again.'
      }
    >
      <form {...form.props} className="grid grid-cols-1 gap-4">
        {what === 'change' && (
          <PlaceFields
            values={place}
            problems={form.problems}
            isRider={member.role === 'rider'}
            onChange={(part) => {
              setPlace({ ...place, ...part });
              form.clearProblem('vendor');
              form.clearProblem('city');
            }}
          />
        )}
        <Field
          label="Reason"
          name="reason"
          maxLength={200}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            form.clearProblem('reason');
          }}
          error={form.problems.reason}
        />
        <Button type="submit" wide look={look} loading={isSending && acting}>
          {act}
        </Button>
      </form>
    </Dialog>
  );
}
