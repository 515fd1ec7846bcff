import { MENU_TEXT, type StaffContainer, type StaffMenu } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { Dialog } from '../../../shared/ui/layers.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { useContainerForm } from './use-container-form.ts';

const SIGN = { NGN: '₦', GHS: 'GH₵' } as const;

type Props = {
  readonly currency: StaffMenu['currency'];
  readonly container: StaffContainer | undefined;
  readonly onClose: () => void;
  readonly onDelete: (container: StaffContainer) => void;
};

export function ContainerDialog({ currency, container, onClose, onDelete }: Props) {
  const { form, values, both, isSending, set, takeTheirs } = useContainerForm(container, onClose);
  return (
    <Dialog open title={container ? 'Edit packaging' : 'Add packaging'} onClose={onClose} hasControls>
      <form {...form.props} className="grid grid-cols-1 gap-4">
        {both && <ChangedElsewhere both={both} onTakeTheirs={takeTheirs} />}
        <Field
          label="Name"
          name="name"
          maxLength={MENU_TEXT.name}
          value={values.name}
          error={form.problems.name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Field
          label="Description"
          maxLength={MENU_TEXT.description}
          value={values.description}
          onChange={({ target }) => set({ description: target.value })}
        />
        <Field
          label="Price"
          name="price"
          inputMode="decimal"
          leading={SIGN[currency]}
          hint="0: it costs the customer nothing"
          value={values.price}
          error={form.problems.price}
          onChange={({ target }) => set({ price: target.value })}
        />
        <Button type="submit" wide loading={isSending && 'Saving…'}>
          Save
        </Button>
        {container && (
          <Button look="quiet" wide className="text-pepper" onClick={() => onDelete(container)}>
            Delete packaging
          </Button>
        )}
      </form>
    </Dialog>
  );
}
