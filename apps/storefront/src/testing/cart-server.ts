import { randomUUID } from 'node:crypto';
import {
  type Cart,
  type CartItem,
  cart as cartSchema,
  type MenuItem,
  type OrderClass,
  PER_PACK,
  type Vendor,
} from '@jara/contract';
import {
  changePacks,
  findLine,
  NO_PACKS,
  nameOptions,
  type Packs,
  type PutBack,
  packName,
  pricePacks,
  refuseForRoom,
  remember,
  subtotalOf,
} from '@jara/domain/cart';
import { refuseClass } from '@jara/domain/preorder';

const VENDOR = 7;
type Stored = {
  id: string;
  packs: Packs;
  class: string;
  vendorNote: string;
  deliveryNote: string;
  recent: readonly string[];
};
type Body = {
  item_id: number;
  quantity: number;
  modifiers: { id: number; menu_group_id: number; quantity: number }[];
  cart_item_id?: string;
  pack_reference?: string;
  class?: OrderClass;
  customer_vendor_note?: string;
  customer_delivery_note?: string;
  current_pack_reference?: string | null;
  packs?: PutBack['packs'];
};
type Asked = {
  readonly method: string;
  readonly path: string;
  readonly guest: string | null;
  readonly changeId: string | null;
  readonly body?: Body;
};

const NO_PRICE = {
  discounts: [],
  menu_group_id: null,
  group_id: null,
  group_name: null,
  container_price: 0,
  container_name: null,
  container_type_id: null,
  discount_price: null,
  modifier: {},
  is_active: true,
};

/** A server of one vendor's carts that speaks the API's wire format: requests come and answers go as HTTP. */
export function createCartServer(menu: readonly MenuItem[]) {
  const stored = new Map<string, Stored>();
  const asked: Asked[] = [];
  const menuOf = (id: number) => menu.find((item) => item.id === id);
  /** What happens to the next answers: one is lost, the server says that it is down, or what stands before it does. */
  const faults: ('lost' | 'down' | 'broken')[] = [];
  /** What the vendor takes, and whether the owner has as many carts as they may. */
  const vendor: { classes: Vendor['vendor_class']; isOneTooMany: boolean } = {
    classes: ['instant', 'preorder'],
    isOneTooMany: false,
  };
  /** Guests whose ids open nothing any more. */
  const refusedGuests = new Set<string>();

  function show({ id, packs, ...rest }: Stored): Cart {
    const priced = pricePacks(packs.packs, menuOf);
    const shown = priced.map(({ pack, lines, container }, index) => {
      const inPack = { pack_reference: pack.reference, pack_type: pack.type };
      const items: object[] = lines.map(({ line, menu: dish, selections }) => ({
        ...NO_PRICE,
        ...inPack,
        id: line.id,
        item_id: line.item_id,
        type: 'menu',
        name: dish?.name ?? line.name ?? '',
        quantity: line.quantity,
        price_per_quantity: dish?.price_per_quantity ?? 0,
        price: dish?.price ?? 0,
        discount_price: dish?.discount_price ?? null,
        container_price: dish?.container_price ?? 0,
        container_name: dish?.container_name ?? null,
        container_type_id: dish?.container_type_id ?? null,
        group_id: dish?.group_id ?? null,
        is_active: dish?.is_available ?? false,
        modifier: Object.groupBy(selections, ({ menu_group_id }) => menu_group_id),
      }));
      if (container) {
        items.push({
          ...NO_PRICE,
          ...inPack,
          id: `${pack.reference}:container`,
          item_id: container.container_type_id,
          type: 'container',
          name: container.name,
          quantity: 1,
          price_per_quantity: container.price,
          price: container.price,
        });
      }
      return { id: pack.reference, name: packName(index), isGroup: pack.type === 'normal', items: items as CartItem[] };
    });
    return cartSchema.parse({
      id,
      class: rest.class,
      vendor: {
        slug: 'mama-put',
        name: 'Mama Put',
        logo: '/store/media/logo/mama-put.webp',
        location: 'Yaba',
        vendor_type: 'restaurant',
        currency: 'NGN',
      },
      vendor_id: VENDOR,
      address_id: null,
      customer_vendor_note: rest.vendorNote,
      customer_delivery_note: rest.deliveryNote,
      total_price: subtotalOf(priced),
      created_at: '2026-11-16 09:00:00',
      updated_at: '2026-11-16 09:00:00',
      cart_items: shown.flatMap(({ items }) => items),
      current_pack_reference: packs.current,
      bag_quantity: 0,
      is_valid: true,
      validation_result: [],
      discounts: [],
      packs: shown,
    });
  }

  type Outcome =
    | { readonly data: unknown; readonly message?: string }
    | { readonly code: string; readonly status: number };
  const refused = (code: string, status = 404): Outcome => ({ code, status });

  function keep(owner: string, cart: Stored, packs: Packs, changeId: string): Outcome {
    const noRoom = refuseForRoom(cart.packs, packs, 0);
    if (noRoom) return refused(noRoom, 409);
    if (packs.packs.length === 0) stored.delete(owner);
    else stored.set(owner, { ...cart, packs, recent: remember(cart.recent, changeId) });
    const kept = stored.get(owner);
    return { data: kept ? show(kept) : null };
  }

  const newCart = (): Stored => ({
    ...{ id: randomUUID(), packs: NO_PACKS, class: 'delivery', vendorNote: '', deliveryNote: '', recent: [] },
  });

  function putBackPacks(owner: string, { packs = [], current_pack_reference: current = null }: Body, id: string) {
    const cart = stored.get(owner) ?? newCart();
    return keep(owner, cart, changePacks(cart.packs, { type: 'put back', id, packs, current }), id);
  }

  function addToCart(owner: string, { item_id, quantity, modifiers, pack_reference }: Body, id: string): Outcome {
    const dish = menuOf(item_id);
    if (!dish) return refused('MENU_NOT_FOUND');
    if (vendor.isOneTooMany && !stored.has(owner)) return refused('TOO_MANY_CARTS', 409);
    const cart = stored.get(owner) ?? newCart();
    const { name, price_description } = dish;
    const named = { item_id, quantity, name, modifiers: nameOptions(dish, modifiers), pack: pack_reference };
    const isPerPack = price_description === PER_PACK;
    return keep(owner, cart, changePacks(cart.packs, { type: 'add', id, ...named, isPerPack }), id);
  }

  /** What has left the menu can only be removed. */
  function changeInCart(owner: string, body: Body, lineId: string, id: string): Outcome {
    const { item_id, quantity, modifiers, pack_reference } = body;
    const cart = stored.get(owner);
    const dish = menuOf(item_id);
    const asked = { lineId, item_id, pack: pack_reference };
    if (!cart || !findLine(cart.packs, asked)) return refused('CART_ITEM_NOT_FOUND');
    if (quantity > 0 && !dish) return refused('MENU_NOT_FOUND');
    const named = dish ? nameOptions(dish, modifiers) : [];
    const change = { type: 'change item' as const, id, ...asked, quantity, modifiers: named };
    return keep(owner, cart, changePacks(cart.packs, change), id);
  }

  const putItem = (owner: string, body: Body, id: string): Outcome =>
    body.cart_item_id === undefined ? addToCart(owner, body, id) : changeInCart(owner, body, body.cart_item_id, id);

  function updateCartDetails(owner: string, cart: Stored, body: Body, changeId: string): Outcome {
    const refusal = body.class && refuseClass(vendor.classes, body.class);
    if (refusal) return refused(refusal, 409);
    const packs = body.current_pack_reference === null ? { ...cart.packs, current: null } : cart.packs;
    const saved = {
      ...cart,
      class: body.class ?? cart.class,
      vendorNote: body.customer_vendor_note ?? cart.vendorNote,
      deliveryNote: body.customer_delivery_note ?? cart.deliveryNote,
    };
    return keep(owner, saved, packs, changeId);
  }

  function answer(owner: string, { method, path, body, changeId }: Asked): Outcome {
    const cart = stored.get(owner);
    const id = changeId ?? randomUUID();
    const isMade = cart?.recent.includes(id) ?? false;
    if (cart && isMade) return { data: show(cart), message: 'Done before' };
    if (method === 'POST' && path === '/customer/cart' && body) return putItem(owner, body, id);
    if (method === 'PUT' && body) return putBackPacks(owner, body, id);
    if (method === 'GET' && path === '/customer/cart') return { data: cart ? [show(cart)] : [] };
    if (method === 'GET') return { data: cart ? show(cart) : null };
    if (path === '/customer/cart/clear') {
      stored.delete(owner);
      return { data: null };
    }
    if (!cart) return refused('CART_NOT_FOUND');
    if (method === 'POST' && body) return updateCartDetails(owner, cart, body, id);
    const [, , , cartId, pack, reference = ''] = path.split('/');
    if (cartId !== cart.id) return refused('CART_NOT_FOUND');
    if (pack === undefined) {
      stored.delete(owner);
      return { data: null, message: 'Cart deleted successfully' };
    }
    if (!cart.packs.packs.some((each) => each.reference === reference)) return refused('PACK_NOT_FOUND');
    const type = method === 'DELETE' ? 'remove pack' : 'duplicate pack';
    const made = keep(owner, cart, changePacks(cart.packs, { type, id, reference }), id);
    return method === 'DELETE' ? { message: 'Pack deleted successfully', ...made } : made;
  }

  return {
    menu,
    vendor,
    asked,
    faults,
    refusedGuests,
    /** Items as another tab or phone of the same guest puts them there. */
    packsOf: (owner: string) => stored.get(owner)?.packs,
    async fetch(url: string, init: { method: string; headers: Headers; body?: string }): Promise<Response> {
      await Promise.resolve();
      const guest = init.headers.get('x-guest-id');
      const request: Asked = {
        method: init.method,
        path: url.replace(/^\/api/, ''),
        guest,
        changeId: init.headers.get('x-change-id'),
        ...(init.body !== undefined && { body: JSON.parse(init.body) as Body }),
      };
      asked.push(request);
      const fault = faults.shift();
      if (fault === 'down')
        return Response.json({ status: 'failed', code: 'UNAVAILABLE', message: 'Down' }, { status: 503 });
      if (fault === 'broken') return new Response('<h1>Bad gateway</h1>', { status: 502 });
      const owner = guest ?? init.headers.get('authorization');
      const isRefused = owner === null || refusedGuests.has(owner);
      const outcome = isRefused ? refused('NOT_SIGNED_IN', 401) : answer(owner, request);
      if (fault === 'lost') throw new TypeError('Failed to fetch');
      if ('code' in outcome) {
        return Response.json(
          { status: 'failed', code: outcome.code, message: `Refused: ${outcome.code}` },
          { status: outcome.status },
        );
      }
      return Response.json({ status: 'success', message: outcome.message ?? 'Done', data: outcome.data });
    },
  };
}
