import { catalogEndpoints, menuEndpoints, searchEndpoints } from '@jara/contract';
import type { Catalog } from '@jara/server/catalog';
import type { FastifyInstance } from 'fastify';
import { serve } from '../plugins/serve-contract.ts';

export function catalogRoutes(app: FastifyInstance, catalog: Catalog): void {
  serve(app, catalogEndpoints, {
    listVendors: ({ query }, { customer }) => catalog.listVendors(query, customer),
    listVendorPaths: ({ query }) => catalog.listVendorPaths(query.city),
    getVendorBySlug: ({ params, query }, { customer }) => catalog.findVendor(params.slug, query.near, customer),
    likeVendor: ({ params }, { customer }) => catalog.likeVendor(customer, params.id, params.liked),
    getLikes: (_request, { customer }) => catalog.getLikes(customer),
    listLikedVendors: ({ query }, { customer }) => catalog.listLikedVendors(customer, query),
    listVendorCategories: ({ query }) => catalog.listVendorCategories(query.type_group, query.city),
  });
  serve(app, menuEndpoints, {
    getVendorMenu: ({ params, query }) => catalog.readMenu(params.id, query.menu_category_id),
    getMenuItem: ({ params }) => catalog.readMenuItem(params.id, params.menuId),
    listMenuCategories: ({ params }) => catalog.readMenuCategories(params.id),
  });
  serve(app, searchEndpoints, {
    search: ({ query }, { customer }) => catalog.search(query, customer),
  });
}
