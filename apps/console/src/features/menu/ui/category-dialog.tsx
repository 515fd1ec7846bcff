import { MENU_TEXT, type StaffCategory, type StaffMenu } from '@jara/contract';
import { useForm } from '@jara/ui/browser/use-form';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { useState } from 'react';
import { ConfirmDialog, Dialog } from '../../../shared/ui/layers.tsx';
import { OrderButtons } from '../../../shared/ui/order-buttons.tsx';
import { useCreateCategory, useDeleteCategory, useEditCategory, useOrderCategories } from '../api/edit.mutation.ts';
import { move } from '../model/move.ts';

type Props = {
  readonly onClose: () => void;
  /** Without one, a new one. */
  readonly category?: StaffCategory;
  readonly menu?: StaffMenu;
};

export function CategoryDialog({ category, menu, onClose }: Props) {
  const [name, setName] = useState(category?.name ?? '');
  const [isDeleting, setIsDeleting] = useState(false);
  const [create, edit, remove] = [useCreateCategory(onClose), useEditCategory(onClose), useDeleteCategory(onClose)];
  const order = useOrderCategories();
  const isSending = create.isPending || edit.isPending;
  const form = useForm<'name'>({
    check: () => ({ name: name.trim() === '' ? 'Enter a name' : undefined }),
    send: () =>
      category
        ? edit.mutate({ id: category.id, body: { version: category.version, name } })
        : create.mutate(name.trim()),
    isSending,
  });
  const ids = menu?.categories.map(({ id }) => id) ?? [];
  const index = category ? ids.indexOf(category.id) : -1;
  return (
    <Dialog open title={category ? 'Edit category' : 'Add category'} onClose={onClose} hasControls>
      <form {...form.props} className="grid gap-4">
        <Field
          label="Name"
          name="name"
          maxLength={MENU_TEXT.name}
          value={name}
          error={form.problems.name}
          onChange={(event) => {
            setName(event.target.value);
            form.clearProblem('name');
          }}
        />
        {category && ids.length > 1 && (
          <div className="flex items-center justify-between">
            <span>
              Place {index + 1} of {ids.length}
            </span>
            <OrderButtons
              name={category.name}
              index={index}
              count={ids.length}
              onMove={(by) => !order.isPending && order.mutate(move(ids, index, by))}
            />
          </div>
        )}
        <Button type="submit" wide loading={isSending && 'Saving…'}>
          Save
        </Button>
        {category && (
          <Button look="quiet" wide onClick={() => setIsDeleting(true)}>
            Delete category
          </Button>
        )}
      </form>
      <ConfirmDialog
        open={isDeleting}
        title="Delete this category?"
        description="Only a category without dishes can be deleted."
        keep="Keep it"
        act="Delete"
        acting={remove.isPending && 'Deleting…'}
        onAct={() => category && remove.mutate(category.id)}
        onClose={() => setIsDeleting(false)}
      />
    </Dialog>
  );
}
