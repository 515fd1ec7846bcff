import { MENU_TEXT, type StaffDish, type StaffMenu } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Checkbox } from '@jara/ui/checkbox';
import { Field } from '@jara/ui/field';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../../../shared/ui/layers.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { useDeleteDish } from '../api/edit.mutation.ts';
import type { DishValues } from '../model/dish-form.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { Declarations } from './declarations.tsx';
import { DishGroups } from './dish-groups.tsx';
import { useDishForm } from './use-dish-form.ts';

type Props = { readonly menu: StaffMenu; readonly dish?: StaffDish; readonly blank?: DishValues };

const SIGN = { NGN: '₦', GHS: 'GH₵' } as const;

export function DishForm({ menu, dish, blank }: Props) {
  const { form, values, both, isSending, set, takeTheirs } = useDishForm({ dish, blank });
  const text = (name: 'name' | 'description' | 'price' | 'discount_price' | 'price_description') => ({
    name,
    value: values[name],
    error: form.problems[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const money = { inputMode: 'decimal', autoComplete: 'off', leading: SIGN[menu.currency] } as const;
  return (
    <form {...form.props} className="grid gap-5">
      {both && <ChangedElsewhere both={both} onTakeTheirs={takeTheirs} />}
      <Field label="Name" maxLength={MENU_TEXT.name} {...text('name')} />
      <Field label="Description" rows={3} maxLength={MENU_TEXT.description} {...text('description')} />
      <SelectField
        label="Category"
        value={String(values.menu_category_id)}
        options={menu.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => set({ menu_category_id: Number(id) })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Price" {...money} {...text('price')} />
        <Field label="Discount price" hint="Empty for no discount" {...money} {...text('discount_price')} />
      </div>
      <SelectField
        label="Packaging"
        value={String(values.container_type_id ?? '')}
        options={[
          { value: '', label: 'None' },
          ...menu.containers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(id) => set({ container_type_id: id === '' ? null : Number(id) })}
      />
      <Checkbox
        label="Makes a pack of its own"
        detail="It is not put into a pack with other dishes."
        checked={values.isPerPack}
        onChange={(isPerPack) => set({ isPerPack })}
      />
      {!values.isPerPack && (
        <Field
          label="Note beside the price"
          hint="For example: per portion"
          maxLength={MENU_TEXT.price_description}
          {...text('price_description')}
        />
      )}
      <Declarations values={values} onChange={set} />
      <DishGroups groups={menu.groups} chosen={values.group_ids} onChange={(group_ids) => set({ group_ids })} />
      <Button type="submit" wide loading={isSending && 'Saving…'}>
        {dish ? 'Save' : 'Add dish'}
      </Button>
      {dish && <DeleteDish dish={dish} />}
    </form>
  );
}

function DeleteDish({ dish }: { readonly dish: StaffDish }) {
  const [isAsked, setIsAsked] = useState(false);
  const [, go] = useLocation();
  const remove = useDeleteDish(() => go('/menu'));
  return (
    <>
      <Button look="quiet" wide className="text-pepper" onClick={() => setIsAsked(true)}>
        Delete dish
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Delete ${dish.name}?`}
        description="It leaves the menu for good. Orders that have it stay as they are."
        keep="Keep it"
        act="Delete"
        acting={remove.isPending && 'Deleting…'}
        onAct={() => remove.mutate(dish.id)}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
