import { internationalDigits } from '@jara/domain/phone';
import { toast } from '@jara/ui/toast';
import { useMutation } from '@tanstack/react-query';
import type { Dispatch, RefObject } from 'react';
import { resendMutation } from '../api/send-code.mutation.ts';
import { verifyMutation } from '../api/verify-code.mutation.ts';
import type { AuthEvent, AuthFlow } from '../model/auth-flow.ts';
import { returnFromSignIn } from '../model/dialogs.ts';
import { keepTypedSignUp } from '../model/typed-sign-up.ts';
import { CodeForm } from './code-form.tsx';
import { SwitchLink } from './switch-link.tsx';

type Props = {
  readonly flow: AuthFlow;
  readonly dispatch: Dispatch<AuthEvent>;
  /** A customer who is signed in gives another code: they have an account. */
  readonly isAgain: boolean;
  readonly smsInbox: string | undefined;
  readonly firstField: RefObject<HTMLInputElement | null>;
};

/** Spec §2, §4: the code that ends a sign-in or a sign-up. */
export function AuthCode({ flow, dispatch, isAgain, smsInbox, firstField }: Props) {
  const { mode, otpType, phone, sentAt } = flow;
  const isLogin = mode === 'login';
  // In the options rather than with the call: they hold also when the dialog was closed meanwhile.
  const verify = useMutation({
    ...verifyMutation(),
    onSuccess: (message) => {
      toast.success(message);
      // It closes with the code in sight, before it begins anew.
      if (isLogin) returnFromSignIn();
      dispatch({ type: isLogin ? 'login verified' : 'register verified' });
      if (!isLogin) keepTypedSignUp(undefined);
    },
  });
  const resend = useMutation({
    ...resendMutation(),
    onSuccess: (message) => {
      toast.success(message);
      if (verify.isError) verify.reset();
      dispatch({ type: 'code sent again', at: Date.now() });
    },
  });

  return (
    <CodeForm
      number={internationalDigits(phone)}
      submitLabel={isLogin ? 'Verify' : 'Finish Sign Up'}
      sentAt={sentAt}
      onSubmit={(otp) => verify.mutate({ otp, phone: phone.phone, mode })}
      isChecking={verify.isPending}
      error={verify.error}
      onTyping={() => verify.isError && verify.reset()}
      onResend={() => resend.mutate({ phone: phone.phone, type: otpType })}
      isResending={resend.isPending}
      smsInbox={smsInbox}
      firstField={firstField}
    >
      {isLogin ? (
        !isAgain && (
          <SwitchLink question="No account yet?" words="Sign Up" onSwitch={() => dispatch({ type: 'to sign up' })} />
        )
      ) : (
        <SwitchLink question="Have an account?" words="Sign In" onSwitch={() => dispatch({ type: 'to sign in' })} />
      )}
    </CodeForm>
  );
}
