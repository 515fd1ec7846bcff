import { isFailure } from '@jara/api-client';
import { phoneDigits } from '@jara/contract';
import { enteredPhone, GHANA, NIGERIA, type PhoneValue } from '@jara/domain/phone';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { CountryPicker } from '@jara/ui/country-picker';
import { Field } from '@jara/ui/field';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { addStaffMutation } from '../api/staff.query.ts';
import { type PlaceValues, placeOf, placeProblems, reasonProblem, savedText } from '../model/staff-form.ts';
import { PlaceFields } from './place-fields.tsx';

const COUNTRIES = [NIGERIA, GHANA];
const EMPTY_PLACE: PlaceValues = { role: 'vendor', vendor: null, city: '' };
const EMPTY_PHONE: PhoneValue = { phone: '', country: NIGERIA };

type Props = { readonly open: boolean; readonly onClose: () => void };

/** Somebody of a vendor, a rider, or, once a colleague agrees, somebody of support. They sign in by their phone. */
export function AddStaffDialog({ open, onClose }: Props) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState(EMPTY_PHONE);
  const [place, setPlace] = useState(EMPTY_PLACE);
  const [reason, setReason] = useState('');
  const add = useMutation({
    ...addStaffMutation(useQueryClient()),
    onSuccess: ({ approval }) => {
      toast.success(savedText(approval, `${name.trim()} can sign in now.`));
      setName('');
      setPhone(EMPTY_PHONE);
      setReason('');
      onClose();
    },
    onError: (error) => {
      if (isFailure(error, 'VENDOR_NOT_FOUND')) form.showProblems({ vendor: error.message });
      else if (isFailure(error, 'LOCATION_NOT_FOUND')) form.showProblems({ city: error.message });
      else if (isFailure(error, 'PHONE_INVALID') || isFailure(error, 'STAFF_PHONE_TAKEN'))
        form.showProblems({ phone: error.message });
      else toast.error(error.message);
    },
  });
  const form = useForm<'name' | 'phone' | 'vendor' | 'city' | 'reason'>({
    check: () => ({
      name: name.trim() === '' ? 'Please enter a name.' : undefined,
      phone: phoneDigits.safeParse(phone.phone).error?.issues[0]?.message,
      ...placeProblems(place),
      reason: reasonProblem(reason),
    }),
    send: () =>
      add.mutate({
        ...placeOf(place),
        ...{ name: name.trim(), phone: phone.phone, country_code: phone.country.code, reason: reason.trim() },
      }),
    isSending: add.isPending,
  });
  return (
    <Dialog title="Add somebody" open={open} onClose={onClose} hasControls>
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <Field
          label="Name"
          name="name"
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            form.clearProblem('name');
          }}
          error={form.problems.name}
        />
        <Field
          label="Phone number"
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          value={phone.phone}
          onChange={(event) => {
            setPhone(enteredPhone(phone, event.target.value, undefined));
            form.clearProblem('phone');
          }}
          error={form.problems.phone}
          leading={
            <CountryPicker
              country={phone.country}
              countries={COUNTRIES}
              onChange={(country) => setPhone({ ...phone, country })}
            />
          }
        />
        <PlaceFields
          values={place}
          problems={form.problems}
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
        <Button type="submit" wide loading={add.isPending && 'Adding…'}>
          Add
        </Button>
      </form>
    </Dialog>
  );
}
