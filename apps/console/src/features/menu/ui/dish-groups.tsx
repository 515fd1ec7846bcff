import { MENU_LIMITS, type StaffGroup } from '@jara/contract';
import { IconButton } from '@jara/ui/icon-button';
import { OrderButtons } from '../../../shared/ui/order-buttons.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { move } from '../model/move.ts';

type Props = {
  readonly groups: readonly StaffGroup[];
  readonly chosen: readonly number[];
  readonly onChange: (ids: number[]) => void;
};

/** Which choices come with the dish, in the order in which customers make them. */
export function DishGroups({ groups, chosen, onChange }: Props) {
  const others = groups.filter(({ id }) => !chosen.includes(id));
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-14">Options</legend>
      <ul className="grid gap-1">
        {chosen.map((id, index) => {
          const name = groups.find((group) => group.id === id)?.name ?? '';
          return (
            <li key={id} className="flex items-center rounded-card border border-line bg-surface ps-4">
              <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
              <OrderButtons
                name={name}
                index={index}
                count={chosen.length}
                onMove={(by) => onChange(move(chosen, index, by))}
              />
              <IconButton
                icon="close"
                label={`Take ${name} off this dish`}
                onClick={() => onChange(chosen.filter((each) => each !== id))}
              />
            </li>
          );
        })}
      </ul>
      {others.length > 0 && chosen.length < MENU_LIMITS.groups_of_dish && (
        <div className="mt-2">
          <SelectField
            label="Add options"
            value=""
            options={[
              { value: '', label: 'Choose a group' },
              ...others.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(id) => id !== '' && onChange([...chosen, Number(id)])}
          />
        </div>
      )}
    </fieldset>
  );
}
