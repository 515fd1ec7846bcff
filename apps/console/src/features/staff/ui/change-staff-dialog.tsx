import { isFailure } from '@jara/api-client';
import type { StaffMember } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { changeStaffMutation } from '../api/staff.query.ts';
import { type PlaceValues, placeOf, placeProblems, reasonProblem, savedText } from '../model/staff-form.ts';
import { PlaceFields } from './place-fields.tsx';

type Props = { readonly member: StaffMember; readonly open: boolean; readonly onClose: () => void };

const placeOfMember = ({ role, vendor, city }: StaffMember): PlaceValues => ({
  role: role === 'rider' ? 'rider' : 'vendor',
  vendor,
  city: city ?? '',
});

/** Another role, vendor or city for somebody. */
export function ChangeStaffDialog({ member, open, onClose }: Props) {
  const [place, setPlace] = useState(() => placeOfMember(member));
  const [reason, setReason] = useState('');
  const change = useMutation({
    ...changeStaffMutation(useQueryClient()),
    onSuccess: ({ approval }) => {
      toast.success(savedText(approval, 'Changed.'));
      onClose();
    },
    onError: (error: Error) => {
      if (isFailure(error, 'VENDOR_NOT_FOUND')) form.showProblems({ vendor: error.message });
      else if (isFailure(error, 'LOCATION_NOT_FOUND')) form.showProblems({ city: error.message });
      else toast.error(error.message);
    },
  });
  const form = useForm<'vendor' | 'city' | 'reason'>({
    check: () => ({ ...placeProblems(place), reason: reasonProblem(reason) }),
    send: () => change.mutate({ id: member.id, reason: reason.trim(), ...placeOf(place) }),
    isSending: change.isPending,
  });
  return (
    <Dialog
      {...{ open, onClose }}
      hasControls
      title={`Change: ${member.name}`}
      description="With another role or vendor they sign in again."
    >
      <form {...form.props} className="grid grid-cols-1 gap-4">
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
        <Button type="submit" wide loading={change.isPending && 'Changing…'}>
          Change
        </Button>
      </form>
    </Dialog>
  );
}
