import { type Availability, availability, type StaffMenu } from '@jara/contract';
import { z } from 'zod';
import type { Action } from '../../../shared/actions/action-queue.ts';

export type AvailabilityAction = 'menu.dish' | 'menu.option';
type Said = { readonly name: AvailabilityAction; readonly subjectId: number; readonly availability: Availability };

const body = z.object({ availability });

export const isAvailabilityAction = (name: string): name is AvailabilityAction =>
  name === 'menu.dish' || name === 'menu.option';

/** The menu with what was said of one part. */
export function withAvailability(menu: StaffMenu, said: Said): StaffMenu {
  const after = <Each extends { id: number }>(part: Each) =>
    part.id === said.subjectId ? { ...part, availability: said.availability } : part;
  if (said.name === 'menu.dish') return { ...menu, dishes: menu.dishes.map(after) };
  return { ...menu, groups: menu.groups.map((group) => ({ ...group, options: group.options.map(after) })) };
}

/** As it is once all that waits has been said. */
export const withActions = (menu: StaffMenu, waiting: readonly Action[]): StaffMenu =>
  waiting.reduce((shown, { name, subjectId, ...action }) => {
    const said = body.safeParse(action.body).data;
    return said && isAvailabilityAction(name) ? withAvailability(shown, { name, subjectId, ...said }) : shown;
  }, menu);
