import type { SecondFactors } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { ErrorState } from '@jara/ui/error-state';
import { Loading, Skeleton } from '@jara/ui/skeleton';
import { TextButton } from '@jara/ui/text-button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog, Dialog } from '../../../shared/ui/layers.tsx';
import { removePasskey, removeTotp, renewRecoveryCodes, secondFactorsQuery } from '../api/profile.query.ts';
import { momentText } from '../model/moment-text.ts';
import { AddSecondFactor } from './add-second-factor.tsx';
import { RecoveryCodes, WHAT_RECOVERY_CODES_ARE } from './recovery-codes.tsx';

/** What somebody signs in with beside the code by text. */
export function SecondFactorList() {
  const factors = useQuery(secondFactorsQuery());
  return (
    <section aria-labelledby="factors-title" className="grid grid-cols-1 content-start gap-3">
      <h2 id="factors-title" className="text-22">
        Second factors
      </h2>
      {factors.isPending && (
        <Loading label="Loading">
          <Skeleton className="h-16 w-full rounded-card" />
        </Loading>
      )}
      {factors.isError && (
        <ErrorState
          message={factors.error.message}
          onRetry={() => void factors.refetch()}
          retrying={factors.isFetching}
        />
      )}
      {factors.data && <Factors factors={factors.data} />}
    </section>
  );
}

type Removal = { readonly name: string; readonly remove: () => Promise<unknown> };
type Opened =
  | { readonly is: 'adding' }
  | { readonly is: 'codes'; readonly codes: readonly string[] }
  | ({ readonly is: 'removing' } & Removal);

function Factors({ factors: { passkeys, totp, recovery_codes_left } }: { readonly factors: SecondFactors }) {
  const client = useQueryClient();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const hasAny = passkeys.length > 0 || totp !== null;

  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => client.invalidateQueries({ queryKey: secondFactorsQuery().queryKey }),
  });
  const remove = ({ name, remove: work }: Removal) => setOpened({ is: 'removing', name, remove: work });
  const renew = async () => setOpened({ is: 'codes', codes: (await renewRecoveryCodes()).recovery_codes });
  return (
    <>
      {!hasAny && <p className="text-ink-soft">None yet. With one, nobody signs in with your number alone.</p>}
      <ul className="grid gap-2">
        {passkeys.map(({ id, device, created_at }) => (
          <FactorRow
            key={id}
            name="Passkey"
            detail={`${device}, added ${momentText(created_at)}`}
            onRemove={() => remove({ name: `the passkey of ${device}`, remove: () => removePasskey(id) })}
          />
        ))}
        {totp && (
          <FactorRow
            name="App for codes"
            detail={`Added ${momentText(totp.created_at)}`}
            onRemove={() => remove({ name: 'the app for codes', remove: removeTotp })}
          />
        )}
      </ul>
      <Button look="secondary" wide onClick={() => setOpened({ is: 'adding' })}>
        Add a second factor
      </Button>
      {hasAny && (
        <div className="flex items-center gap-3">
          <p className="flex-1 text-14 text-ink-soft">{`${recovery_codes_left} recovery codes left`}</p>
          <TextButton onClick={() => change.mutate(renew)}>New codes</TextButton>
        </div>
      )}
      {opened?.is === 'adding' && (
        <Dialog open title="Add a second factor" onClose={close}>
          <div className="pb-4">
            <AddSecondFactor
              canAddApp={totp === null}
              onDone={() => {
                close();
                void client.invalidateQueries({ queryKey: secondFactorsQuery().queryKey });
              }}
            />
          </div>
        </Dialog>
      )}
      {opened?.is === 'codes' && (
        <Dialog open title="New recovery codes" description={WHAT_RECOVERY_CODES_ARE} onClose={close}>
          <div className="pb-4">
            <RecoveryCodes codes={opened.codes} onSaved={close} />
          </div>
        </Dialog>
      )}
      {opened?.is === 'removing' && (
        <ConfirmDialog
          open
          title={`Remove ${opened.name}?`}
          description="It no longer signs you in."
          keep="Keep it"
          act="Remove"
          onAct={() => {
            close();
            change.mutate(opened.remove);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

type RowProps = { readonly name: string; readonly detail: string; readonly onRemove: () => void };

function FactorRow({ name, detail, onRemove }: RowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="block text-14 text-ink-soft">{detail}</span>
      </span>
      <TextButton aria-label={`Remove ${name}, ${detail}`} onClick={onRemove}>
        Remove
      </TextButton>
    </li>
  );
}
