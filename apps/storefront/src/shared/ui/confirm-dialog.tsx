import { ConfirmChoice, type ConfirmChoiceProps } from '@jara/ui/confirm-choice';
import { Dialog } from './dialog.tsx';

type Props = ConfirmChoiceProps & {
  /** As it is recorded. */
  readonly name: string;
  readonly open: boolean;
  readonly title: string;
  readonly description: string;
};

/** Asks before something is taken away for good. */
export function ConfirmDialog({ name, open, title, description, ...choice }: Props) {
  return (
    <Dialog name={name} open={open} title={title} description={description} onClose={choice.onClose}>
      <ConfirmChoice {...choice} />
    </Dialog>
  );
}
