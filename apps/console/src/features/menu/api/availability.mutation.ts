import { type Availability, menuEditingEndpoints, type StaffMenu } from '@jara/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { menuQuery } from './menu.query.ts';

type Part = { readonly kind: 'dish' | 'option'; readonly id: number };
type Said = Part & { readonly availability: Availability };

const ENDPOINT = {
  dish: menuEditingEndpoints.setDishAvailability,
  option: menuEditingEndpoints.setOptionAvailability,
} as const;

/** The menu with what was just said of one part. */
function withAvailability(menu: StaffMenu, { kind, id, availability }: Said): StaffMenu {
  const said = <Each extends { id: number }>(part: Each) => (part.id === id ? { ...part, availability } : part);
  if (kind === 'dish') return { ...menu, dishes: menu.dishes.map(said) };
  return { ...menu, groups: menu.groups.map((group) => ({ ...group, options: group.options.map(said) })) };
}

/** Shown at once; a refusal puts back what the server says. */
export function useSetAvailability() {
  const client = useQueryClient();
  const { queryKey } = menuQuery();
  return useMutation({
    mutationKey: ['availability'],
    mutationFn: ({ kind, id, availability }: Said) =>
      call(ENDPOINT[kind], { params: { id: String(id) }, body: { availability } }),
    async onMutate(said) {
      await client.cancelQueries({ queryKey });
      client.setQueryData<StaffMenu>(queryKey, (menu) => menu && withAvailability(menu, said));
    },
    // Not while others are on their way: the answer may be from before them.
    onSettled: () =>
      client.isMutating({ mutationKey: ['availability'] }) <= 1 ? client.invalidateQueries({ queryKey }) : undefined,
  });
}
