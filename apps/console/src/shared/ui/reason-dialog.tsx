import { type Problems, useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { toast } from '@jara/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import { Dialog } from './layers.tsx';

type Props<Name extends string, Done> = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, before it does. */
  readonly description: string;
  /** The button that does it, and what it says meanwhile. */
  readonly act: string;
  readonly acting: string;
  readonly isDangerous?: boolean;
  readonly onAct: (reason: string) => Promise<Done>;
  /** What is said once it is done. */
  readonly said: (done: Done) => string;
  /** What else is wrong with what was typed. */
  readonly check?: () => Problems<Name> | undefined;
  /** More to choose, with what is wrong with it. */
  readonly children?: (problems: Problems<Name | 'reason'>) => ReactNode;
  /** Where typing begins, if not with the reason. */
  readonly firstField?: RefObject<HTMLInputElement | null>;
};

function OpenDialog<Name extends string, Done>(props: Omit<Props<Name, Done>, 'open'>) {
  const {
    onClose,
    title,
    description,
    act,
    acting,
    isDangerous = false,
    onAct,
    said,
    check,
    children,
    firstField,
  } = props;
  const id = useId();
  const [reason, setReason] = useState('');
  const queries = useQueryClient();
  const doing = useMutation({
    mutationFn: onAct,
    onSuccess: (done) => {
      toast.success(said(done));
      onClose();
    },
    // Refused or not, what is shown may be old by now.
    onSettled: () => queries.invalidateQueries(),
    meta: { failure: 'rethrow' },
  });
  const form = useForm<Name | 'reason'>({
    check: () => ({ ...check?.(), ...(reason.trim() === '' && { reason: 'Please give a reason.' }) }),
    send: () => doing.mutate(reason.trim()),
    isSending: doing.isPending,
  });
  const buttons = (
    <div className="grid grid-cols-2 gap-3">
      <p
        role="alert"
        className="col-span-2 rounded-small bg-pepper/8 px-4 py-3 font-medium text-14 text-pepper empty:hidden"
      >
        {doing.error?.message}
      </p>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form={id} look={isDangerous ? 'danger' : 'primary'} loading={doing.isPending && acting}>
        {act}
      </Button>
    </div>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      hasControls
      footer={buttons}
      {...(firstField && { firstField })}
    >
      <form {...form.props} id={id} className="grid grid-cols-1 gap-4">
        {children?.(form.problems)}
        <Field
          label="Reason"
          hint="For the audit. Whoever looks at this later reads it."
          name="reason"
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            form.clearProblem('reason');
          }}
          error={form.problems.reason}
        />
      </form>
    </Dialog>
  );
}

/** Asks why, says what will happen, and does it once. What was typed is gone when it closes. */
export const ReasonDialog = <Name extends string, Done>({ open, ...props }: Props<Name, Done>) =>
  open ? <OpenDialog {...props} /> : null;
