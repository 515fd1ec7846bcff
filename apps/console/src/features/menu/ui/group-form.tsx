import { newId } from '@jara/api-client';
import { MENU_LIMITS, MENU_TEXT, type StaffGroup, type StaffMenu } from '@jara/contract';
import { Button } from '@jara/ui/button';
import { Field } from '@jara/ui/field';
import { IconButton } from '@jara/ui/icon-button';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../../../shared/ui/layers.tsx';
import { OrderButtons } from '../../../shared/ui/order-buttons.tsx';
import { useDeleteGroup } from '../api/edit.mutation.ts';
import { newOption, type OptionValues } from '../model/group-form.ts';
import { move } from '../model/move.ts';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { useGroupForm } from './use-group-form.ts';

type Props = { readonly currency: StaffMenu['currency']; readonly group?: StaffGroup };

const SIGN = { NGN: '₦', GHS: 'GH₵' } as const;

export function GroupForm({ currency, group }: Props) {
  const { form, values, both, isSending, set, takeTheirs } = useGroupForm(group);
  const { options } = values;
  const change = (index: number, given: Partial<OptionValues>) =>
    set({ options: options.map((option, at) => (at === index ? { ...option, ...given } : option)) });
  return (
    <form {...form.props} className="grid gap-5">
      {both && <ChangedElsewhere both={both} onTakeTheirs={takeTheirs} />}
      <Field
        label="Name"
        name="name"
        hint="What customers choose, such as: Protein"
        maxLength={MENU_TEXT.name}
        value={values.name}
        error={form.problems.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <Field
          label="At least"
          name="minimum"
          inputMode="numeric"
          hint="0: may be left out"
          value={values.minimum}
          error={form.problems.minimum}
          onChange={({ target }) => set({ minimum: target.value })}
        />
        <Field
          label="At most"
          name="maximum"
          inputMode="numeric"
          value={values.maximum}
          error={form.problems.maximum}
          onChange={({ target }) => set({ maximum: target.value })}
        />
      </div>
      <fieldset>
        <legend className="mb-2 font-semibold text-18">Options</legend>
        <ul className="grid gap-3">
          {options.map((option, index) => (
            <li
              key={option.key}
              className="grid items-start gap-3 rounded-card border border-line bg-surface p-3 md:grid-cols-[1fr_9rem_auto]"
            >
              <Field
                label="Option"
                name={`options.${index}.name`}
                maxLength={MENU_TEXT.name}
                value={option.name}
                error={form.problems[`options.${index}.name`]}
                onChange={({ target }) => change(index, { name: target.value })}
              />
              <Field
                label="Extra price"
                name={`options.${index}.price`}
                inputMode="decimal"
                leading={SIGN[currency]}
                value={option.price}
                error={form.problems[`options.${index}.price`]}
                onChange={({ target }) => change(index, { price: target.value })}
              />
              {/* Beside the boxes, whose labels are above them. */}
              <div className="flex justify-end md:mt-7">
                <OrderButtons
                  name={option.name || 'this option'}
                  index={index}
                  count={options.length}
                  onMove={(by) => set({ options: move(options, index, by) })}
                />
                <IconButton
                  icon="close"
                  label={`Delete ${option.name || 'this option'}`}
                  disabled={options.length === 1}
                  onClick={() => set({ options: options.filter(({ key }) => key !== option.key) })}
                />
              </div>
            </li>
          ))}
        </ul>
        {options.length < MENU_LIMITS.options_of_group && (
          <Button
            look="secondary"
            wide
            className="mt-3"
            onClick={() => set({ options: [...options, newOption(newId())] })}
          >
            Add option
          </Button>
        )}
      </fieldset>
      <Button type="submit" wide loading={isSending && 'Saving…'}>
        Save
      </Button>
      {group && <DeleteGroup group={group} />}
    </form>
  );
}

function DeleteGroup({ group }: { readonly group: StaffGroup }) {
  const [isAsked, setIsAsked] = useState(false);
  const [, go] = useLocation();
  const remove = useDeleteGroup(() => go('/menu'));
  return (
    <>
      <Button look="quiet" wide className="text-pepper" onClick={() => setIsAsked(true)}>
        Delete these options
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Delete ${group.name}?`}
        description="Dishes that have these options are sold without them."
        keep="Keep them"
        act="Delete"
        acting={remove.isPending && 'Deleting…'}
        onAct={() => remove.mutate(group.id)}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
