import type { StaffMenu } from '@jara/contract';
import { formatMoney } from '@jara/domain/money';
import { EmptyState } from '@jara/ui/empty-state';
import { Link } from 'wouter';
import { setAvailability } from '../api/availability.ts';
import { AvailabilitySwitch } from './availability-switch.tsx';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-14 text-brand';

/** Every group of options, each option with its switch: what runs out is often a side or a protein. */
export function OptionGroups({ menu: { groups, dishes, currency } }: { readonly menu: StaffMenu }) {
  const add = (
    <Link href="/menu/options/new" className={LINK}>
      Add group of options
    </Link>
  );
  if (groups.length === 0)
    return (
      <EmptyState title="No options yet" action={add}>
        A group of options is a choice that comes with dishes, such as ‘Protein’ with fish and beef.
      </EmptyState>
    );
  return (
    <>
      {add}
      {groups.map((group) => {
        const users = dishes.filter(({ group_ids }) => group_ids.includes(group.id));
        return (
          <section key={group.id} aria-label={group.name} className="mt-4">
            <header className="flex flex-wrap items-center justify-between gap-x-3 border-line border-b">
              <h2 className="text-18">{group.name}</h2>
              <Link href={`/menu/options/${group.id}`} className={LINK} aria-label={`Edit ${group.name}`}>
                Edit
              </Link>
              <p className="w-full pb-2 text-14 text-ink-soft">
                {users.length === 0 ? 'On no dish' : `On ${users.map(({ name }) => name).join(', ')}`}
              </p>
            </header>
            <ul>
              {group.options.map(({ id, name, price, availability }) => (
                <li key={id} className="grid items-center gap-2 border-line border-b py-3 md:flex md:justify-between">
                  <span className="min-w-0">
                    <span className="font-medium wrap-anywhere">{name}</span>
                    {price > 0 && <span className="ms-2 text-14 text-ink-soft">+{formatMoney(price, currency)}</span>}
                  </span>
                  <AvailabilitySwitch
                    name={`Availability of ${name}`}
                    value={availability}
                    onChange={(said) => setAvailability('menu.option', id, said)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
