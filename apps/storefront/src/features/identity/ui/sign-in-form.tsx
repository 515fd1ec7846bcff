import type { PhoneValue } from '@jara/domain/phone';
import type { RefObject } from 'react';
import { signInMutation } from '../api/send-code.mutation.ts';
import { PhoneForm } from './phone-form.tsx';
import { SwitchLink } from './switch-link.tsx';

type Props = {
  readonly phone: PhoneValue;
  readonly firstField: RefObject<HTMLInputElement | null>;
  readonly onSent: (phone: PhoneValue) => void;
  readonly onType: (phone: PhoneValue) => void;
  /** Undefined for a customer who signs in again: the number stays theirs. */
  readonly onSwitch: (() => void) | undefined;
};

export const SignInForm = ({ onSwitch, ...form }: Props) => (
  <PhoneForm {...form} mutation={signInMutation()} isFixed={onSwitch === undefined}>
    {onSwitch && <SwitchLink question="New to Jara?" words="Sign Up" onSwitch={onSwitch} />}
  </PhoneForm>
);
