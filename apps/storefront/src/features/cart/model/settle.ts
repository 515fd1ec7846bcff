import type { Cart, CartItem, ValidationIssue } from '@jara/contract';
import { applyChange } from './apply-change.ts';
import type { CartState, Change, HeldCart } from './cart-state.ts';
import { menuWith } from './menu-of-cart.ts';

type Pack = HeldCart['packs'][number];
type Labels = Readonly<Record<string, string>>;

const chosenOf = ({ modifier }: CartItem) =>
  Object.values(modifier)
    .flat()
    .map(({ id, menu_group_id, quantity, name }) => ({ id, menu_group_id, quantity, name: name || undefined }));

const packsOf = ({ packs }: Cart): Pack[] =>
  packs.map(({ id, isGroup, items }) => ({
    reference: id,
    type: isGroup ? 'normal' : 'single',
    lines: items
      .filter(({ type }) => type === 'menu')
      .map((item) => ({
        id: item.id,
        item_id: item.item_id,
        quantity: item.quantity,
        name: item.name,
        modifiers: chosenOf(item),
      })),
  }));

/**
 * What was made here has got ids of the server's. The new things of both are paired in their order, so that a line
 * stays the same line on screen, and later changes in the queue still mean it.
 */
function labelNew(labels: Labels, before: readonly Pack[], predicted: readonly Pack[], actual: readonly Pack[]) {
  const next: Record<string, string> = { ...labels };
  const knownPacks = new Set(before.map(({ reference }) => reference));
  const knownLines = new Set(before.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const isNewPack = ({ reference }: Pack) => !knownPacks.has(next[reference] ?? reference);
  const madeHere = predicted.filter(({ reference }) => !knownPacks.has(reference));
  for (const [index, pack] of actual.filter(isNewPack).entries()) {
    const made = madeHere[index];
    if (made) next[pack.reference] = made.reference;
  }
  for (const pack of actual) {
    const here = predicted.find(({ reference }) => reference === (next[pack.reference] ?? pack.reference));
    const linesMadeHere = here?.lines.filter(({ id }) => !knownLines.has(id)) ?? [];
    for (const line of pack.lines.filter(({ id }) => !knownLines.has(next[id] ?? id))) {
      const at = linesMadeHere.findIndex(({ item_id }) => item_id === line.item_id);
      const [made] = at === -1 ? [] : linesMadeHere.splice(at, 1);
      if (made) next[line.id] = made.id;
    }
  }
  return next;
}

const relabel = (packs: readonly Pack[], labels: Labels): Pack[] =>
  packs.map(({ reference, lines, ...pack }) => ({
    ...pack,
    reference: labels[reference] ?? reference,
    lines: lines.map((line) => ({ ...line, id: labels[line.id] ?? line.id })),
  }));

const issuesHere = (issues: readonly ValidationIssue[], labels: Labels): HeldCart['issues'] =>
  issues.map((issue) => ({ ...issue, pack_reference: labels[issue.pack_reference] ?? issue.pack_reference }));

export function withIssues(state: CartState, vendorId: number, issues: readonly ValidationIssue[]): CartState {
  const held = state.held[vendorId];
  if (!held) return state;
  const lines = held.packs.flatMap((pack) => pack.lines);
  const chosen = lines.flatMap(({ modifiers }) => modifiers);
  // An order's items have no names: what a dish or an option that is gone was called is known here alone.
  const nameOf = ({ type, item_id }: ValidationIssue) =>
    type === 'group'
      ? chosen.find(({ id }) => id === item_id)?.name
      : lines.find((line) => line.item_id === item_id)?.name;
  const named = issuesHere(issues, state.labels).map((issue) => ({
    ...issue,
    item_name: issue.item_name ?? nameOf(issue) ?? null,
  }));
  return { ...state, held: { ...state.held, [vendorId]: { ...held, issues: named } } };
}

function heldOf(cart: Cart, packs: Pack[], labels: Labels, known: HeldCart | undefined): HeldCart {
  const { slug, name, logo, location, vendor_type, currency } = cart.vendor;
  const current = cart.current_pack_reference;
  return {
    vendor: { ...known?.vendor, id: cart.vendor_id, slug, name, logo, location, vendor_type, currency },
    cartId: cart.id,
    packs,
    current: current === null ? null : (labels[current] ?? current),
    class: cart.class,
    customer_vendor_note: cart.customer_vendor_note,
    customer_delivery_note: cart.customer_delivery_note,
    bag_quantity: cart.bag_quantity,
    address_id: cart.address_id,
    discounts: cart.discounts,
    created_at: cart.created_at,
    updated_at: cart.updated_at,
    total: cart.total_price,
    issues: issuesHere(cart.validation_result, labels),
  };
}

/** Takes over what the server holds of one vendor's cart; `change` is the one that it has answered, if it was one. */
export function settle(state: CartState, vendorId: number, cart: Cart | null, change?: Change): CartState {
  const { [String(vendorId)]: before, ...others } = state.held;
  const queue = change ? state.queue.filter(({ id }) => id !== change.id) : state.queue;
  if (!cart) {
    const isActive = state.active === vendorId && !queue.some((waiting) => waiting.vendorId === vendorId);
    return { ...state, held: others, queue, active: isActive ? null : state.active };
  }
  const predicted = change ? applyChange(before, change) : before;
  const actual = packsOf(cart);
  const labels = labelNew(state.labels, before?.packs ?? [], predicted?.packs ?? [], actual);
  return {
    ...state,
    queue,
    labels,
    held: { ...others, [vendorId]: heldOf(cart, relabel(actual, labels), labels, predicted) },
    menu: menuWith(state.menu, cart),
    active: state.active ?? vendorId,
  };
}

/** The server's id of something that is known here under another one. */
export const idAtServer = ({ labels }: CartState, id: string): string =>
  Object.entries(labels).find(([, label]) => label === id)?.[0] ?? id;

const shapeOf = (cart: HeldCart | undefined) =>
  JSON.stringify(
    cart && [
      cart.packs.map(({ type, lines }) => [
        type,
        lines.map(({ item_id, quantity, modifiers }) => [
          item_id,
          quantity,
          modifiers.map(({ menu_group_id, id, quantity: of }) => `${menu_group_id}:${id}:${of}`).sort(),
        ]),
      ]),
      cart.current === null,
      cart.class,
      cart.customer_vendor_note.trim(),
      cart.customer_delivery_note.trim(),
      cart.bag_quantity,
      cart.address_id,
    ],
  );

/** Whether a change whose answer was lost has happened all the same. */
export function hasHappened(state: CartState, change: Change, cart: Cart | null): boolean {
  const after = settle(state, change.vendorId, cart, change).held[change.vendorId];
  return shapeOf(after) === shapeOf(applyChange(state.held[change.vendorId], change));
}
