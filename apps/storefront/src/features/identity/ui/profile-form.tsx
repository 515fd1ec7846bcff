import type { SignedInUser } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { saveProfileMutation } from '../api/profile.mutation.ts';
import { problemsOf } from '../model/form-problems.ts';
import { type ProfileValues, profileForm } from '../model/forms.ts';
import { ProfileFields } from './profile-fields.tsx';

type Props = {
  readonly customer: SignedInUser;
  /** The one that is still to be confirmed, where there is one. */
  readonly email: string;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly onSaved: (message: string) => void;
  readonly onCodeSent: (email: string) => void;
  readonly onDone: () => void;
  readonly children?: ReactNode;
};

export function ProfileForm({ customer, email, firstField, onSaved, onCodeSent, onDone, children }: Props) {
  const { first_name, last_name } = customer;
  const [values, setValues] = useState<ProfileValues>({ first_name, last_name, email });
  // In the options rather than with the call: they hold also when the dialog was closed meanwhile.
  const save = useMutation({
    ...saveProfileMutation(),
    onSuccess: ({ message, needsCode }, wanted) => (needsCode ? onCodeSent(wanted.email) : onSaved(message)),
  });
  const form = useForm<keyof ProfileValues>({
    check: () => problemsOf(profileForm, values),
    send: () => save.mutate(profileForm.parse(values), { onSuccess: ({ needsCode }) => !needsCode && onDone() }),
    isSending: save.isPending,
  });
  // What led here is gone, so the keyboard goes on in the form.
  const { ref: element } = form.props;
  const isChanging = email !== customer.email;
  useLayoutEffect(() => {
    if (isChanging) element.current?.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  }, [isChanging, element]);

  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <ProfileFields values={values} onChange={setValues} problems={form.problems} firstField={firstField} />
      <Button type="submit" wide loading={save.isPending && 'Saving…'}>
        Save
      </Button>
      {children}
    </form>
  );
}
