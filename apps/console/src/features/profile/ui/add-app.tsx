import { totpCode } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button, ButtonLink } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { confirmTotp, startTotp } from '../api/profile.query.ts';

type Props = { readonly onAdded: (recoveryCodes: readonly string[]) => void };

/** The secret in groups of four, as people type it. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** An app that makes codes: it takes the secret by a link or as it is typed, and shows its first code. */
export function AddApp({ onAdded }: Props) {
  const start = useMutation({ mutationFn: startTotp });
  const { mutate: begin } = start;
  useEffect(() => begin(), [begin]);
  if (start.isError)
    return (
      <Button wide onClick={() => begin()}>
        Retry
      </Button>
    );
  if (!start.data)
    return (
      <Loading label="Loading">
        <Skeleton className="h-40 w-full rounded-card" />
      </Loading>
    );
  const { secret, uri } = start.data;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol className="grid list-decimal gap-3 ps-5">
        <li>Open an app for codes, such as Google Authenticator, on your phone.</li>
        <li>
          Add an account with this key:
          <code className="mt-1 block rounded-small bg-sunk px-3 py-2 font-semibold wrap-anywhere">
            {inGroups(secret)}
          </code>
          <ButtonLink href={uri} look="quiet">
            Open the app on this device
          </ButtonLink>
        </li>
        <li>Enter the code that it shows.</li>
      </ol>
      <ConfirmApp onAdded={onAdded} />
    </div>
  );
}

function ConfirmApp({ onAdded }: Props) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: confirmTotp,
    onSuccess: ({ recovery_codes }) => onAdded(recovery_codes),
    // The message stands at the field.
    meta: { failure: 'rethrow' },
  });
  const form = useForm<'code'>({
    check: () => ({ code: totpCode.safeParse(code).success ? undefined : 'Enter the 6 digits.' }),
    send: () => confirm.mutate(code),
    isSending: confirm.isPending,
  });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <Field
        label="Code from your app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          form.clearProblem('code');
        }}
        error={form.problems.code ?? confirm.error?.message}
      />
      <Button type="submit" wide loading={confirm.isPending && 'Checking…'}>
        Add the app
      </Button>
    </form>
  );
}
