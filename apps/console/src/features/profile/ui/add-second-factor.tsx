import { Button } from '@jara/ui/button';
import { TextButton } from '@jara/ui/text-button';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { makePasskey } from '../../../shared/second-factor/passkey.ts';
import { addPasskey, startPasskey } from '../api/profile.query.ts';
import { AddApp } from './add-app.tsx';
import { RecoveryCodes, WHAT_RECOVERY_CODES_ARE } from './recovery-codes.tsx';

type Props = {
  readonly canAddApp: boolean;
  /** It is added, and its recovery codes, if there are some, were seen. */
  readonly onDone: () => void;
};

/** A passkey where the browser has them, or an app for codes. */
export function AddSecondFactor({ canAddApp, onDone }: Props) {
  const title = useId();
  const [isApp, setIsApp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const added = (recoveryCodes: readonly string[]) => (recoveryCodes.length > 0 ? setCodes(recoveryCodes) : onDone());
  const passkey = useMutation({
    mutationFn: async () => {
      const { ticket, options } = await startPasskey();
      return addPasskey({ ticket, response: await makePasskey(options) });
    },
    onSuccess: ({ recovery_codes }) => added(recovery_codes),
    // The message stands below the button.
    meta: { failure: 'rethrow' },
  });
  if (codes.length > 0)
    return (
      <section aria-labelledby={title} className="grid grid-cols-1 gap-4">
        <header className="grid gap-1">
          <h2 id={title} className="text-22">
            Your recovery codes
          </h2>
          <p className="text-ink-soft">{WHAT_RECOVERY_CODES_ARE}</p>
        </header>
        <RecoveryCodes codes={codes} onSaved={onDone} />
      </section>
    );
  if (isApp) return <AddApp onAdded={added} />;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Button wide onClick={() => passkey.mutate()} loading={passkey.isPending && 'Waiting for your browser…'}>
        Add a passkey
      </Button>
      <p role="alert" className="text-center font-medium text-14 text-pepper empty:hidden">
        {passkey.error?.message}
      </p>
      <p className="text-14 text-ink-soft">
        Your phone or computer asks for your fingerprint, your face or its PIN. Nobody can trick you out of it.
      </p>
      {canAddApp && (
        <span className="justify-self-center">
          <TextButton onClick={() => setIsApp(true)}>Use an app for codes instead</TextButton>
        </span>
      )}
    </div>
  );
}
