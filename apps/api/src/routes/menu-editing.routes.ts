import { menuEditingEndpoints } from '@jara/contract';
import type { MenuEditing } from '@jara/server/menu';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

/** Everything is looked up within the caller's own vendor. */
export function menuEditingRoutes(app: FastifyInstance, menu: MenuEditing): void {
  serve(app, menuEditingEndpoints, {
    setDishAvailability: ({ params, body }, { staff }) =>
      menu.setDishAvailability(staff.scope, params.id, body.availability),
    setOptionAvailability: ({ params, body }, { staff }) =>
      menu.setOptionAvailability(staff.scope, params.id, body.availability),
    getStaffMenu: (_request, { staff }) => menu.read(staff.scope),

    createMenuCategory: (tx, { body }, { staff }) => menu.createCategory(tx, staff.scope, body),
    editMenuCategory: ({ params, body }, { staff }) => menu.editCategory(staff.scope, { id: params.id, edit: body }),
    deleteMenuCategory: ({ params }, { staff }) => menu.deleteCategory(staff.scope, params.id),
    orderMenuCategories: ({ body }, { staff }) => menu.order(staff.scope, body),
    orderDishes: ({ params, body }, { staff }) => menu.order(staff.scope, { ...body, ofCategory: params.id }),

    createDish: (tx, { body }, { staff }) => menu.createDish(tx, staff.scope, body),
    editDish: ({ params, body }, { staff }) => menu.editDish(staff.scope, { id: params.id, edit: body }),
    deleteDish: ({ params }, { staff }) => menu.deleteDish(staff.scope, params.id),

    createOptionGroup: (tx, { body }, { staff }) => menu.createGroup(tx, staff.scope, body),
    editOptionGroup: ({ params, body }, { staff }) => menu.editGroup(staff.scope, { id: params.id, edit: body }),
    deleteOptionGroup: ({ params }, { staff }) => menu.deleteGroup(staff.scope, params.id),

    createContainer: (tx, { body }, { staff }) => menu.createContainer(tx, staff.scope, body),
    editContainer: ({ params, body }, { staff }) => menu.editContainer(staff.scope, { id: params.id, edit: body }),
    deleteContainer: ({ params }, { staff }) => menu.deleteContainer(staff.scope, params.id),
  });
}
