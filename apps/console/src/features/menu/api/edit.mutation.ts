import { type FailureCode, menuEditingEndpoints } from '@jara/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { menuQuery } from './menu.query.ts';

type Options<Data> = { readonly onDone?: (data: Data) => void; readonly followedUp?: readonly FailureCode[] };

/** An edit of the menu, which is read again after it, whatever has become of it. */
function useEdit<Asked, Data>(send: (asked: Asked) => Promise<Data>, { onDone, followedUp }: Options<Data> = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (data) => onDone?.(data),
    onSettled: () => client.invalidateQueries({ queryKey: menuQuery().queryKey }),
    ...(followedUp && { meta: { followedUp } }),
  });
}

type Body<Name extends keyof typeof menuEditingEndpoints> = Parameters<
  typeof call<(typeof menuEditingEndpoints)[Name]>
>[1] extends { body: infer Given }
  ? Given
  : never;
type Edited<Name extends keyof typeof menuEditingEndpoints> = { readonly id: number; readonly body: Body<Name> };

const at = (id: number) => ({ id: String(id) });
const FORM: readonly FailureCode[] = ['INVALID_INPUT', 'EDITED_MEANWHILE'];

export const useCreateDish = (onDone: (dish: { id: number }) => void) =>
  useEdit((body: Body<'createDish'>) => call(menuEditingEndpoints.createDish, { body }), { onDone, followedUp: FORM });
export const useEditDish = (onDone: () => void) =>
  useEdit(({ id, body }: Edited<'editDish'>) => call(menuEditingEndpoints.editDish, { params: at(id), body }), {
    ...{ onDone, followedUp: FORM },
  });
export const useDeleteDish = (onDone: () => void) =>
  useEdit((id: number) => call(menuEditingEndpoints.deleteDish, { params: at(id) }), { onDone });

export const useCreateCategory = (onDone: () => void) =>
  useEdit((name: string) => call(menuEditingEndpoints.createMenuCategory, { body: { name } }), { onDone });
export const useEditCategory = (onDone: () => void) =>
  useEdit(
    ({ id, body }: Edited<'editMenuCategory'>) => call(menuEditingEndpoints.editMenuCategory, { params: at(id), body }),
    { onDone },
  );
export const useDeleteCategory = (onDone: () => void) =>
  useEdit((id: number) => call(menuEditingEndpoints.deleteMenuCategory, { params: at(id) }), { onDone });

export const useOrderCategories = () =>
  useEdit((ids: number[]) => call(menuEditingEndpoints.orderMenuCategories, { body: { ids } }));
export const useOrderDishes = () =>
  useEdit(({ id, ids }: { readonly id: number; readonly ids: number[] }) =>
    call(menuEditingEndpoints.orderDishes, { params: at(id), body: { ids } }),
  );

export const useCreateGroup = (onDone: () => void) =>
  useEdit((body: Body<'createOptionGroup'>) => call(menuEditingEndpoints.createOptionGroup, { body }), {
    ...{ onDone, followedUp: FORM },
  });
export const useEditGroup = (onDone: () => void) =>
  useEdit(
    ({ id, body }: Edited<'editOptionGroup'>) => call(menuEditingEndpoints.editOptionGroup, { params: at(id), body }),
    { onDone, followedUp: FORM },
  );
export const useDeleteGroup = (onDone: () => void) =>
  useEdit((id: number) => call(menuEditingEndpoints.deleteOptionGroup, { params: at(id) }), { onDone });

export const useCreateContainer = (onDone: () => void) =>
  useEdit((body: Body<'createContainer'>) => call(menuEditingEndpoints.createContainer, { body }), {
    ...{ onDone, followedUp: FORM },
  });
export const useEditContainer = (onDone: () => void) =>
  useEdit(
    ({ id, body }: Edited<'editContainer'>) => call(menuEditingEndpoints.editContainer, { params: at(id), body }),
    { onDone, followedUp: FORM },
  );
export const useDeleteContainer = (onDone: () => void) =>
  useEdit((id: number) => call(menuEditingEndpoints.deleteContainer, { params: at(id) }), { onDone });
