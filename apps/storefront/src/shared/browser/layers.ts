import type { CustomerAddress } from '@jara/contract';
import { listeners } from '@jara/ui/browser/listeners';
import { useSyncExternalStore } from 'react';
import { type QueryDialog, showQueryDialog, useQueryDialog } from './use-query-dialog.ts';

// Part of every page: what shows a layer, and its code, come when it is open.

/** The layers that the address opens, each with all of its parameters (spec §2): closing it takes them away. */
const PARAMETERS = {
  /** It opens on `open=relay`; the last three are those of the two layers above it. */
  courier: ['open', 'delivery_type', 'step', 'show_protection_note', 'open_address_modal', 'set_address_type'],
  'courier address': ['open_address_modal', 'set_address_type'],
  'courier protection': ['show_protection_note'],
  dish: ['dish'],
  /** The first opens it; the other is what its list is narrowed to. */
  order: ['order_id', 'order_status'],
  'outstanding payment': ['outstandingPayment'],
  /** The last two wait for a payment (decisions §10). */
  momo: ['momo', 'order_id', 'trxRef'],
  'wallet app': ['reference', 'processor'],
} as const;
type NameInAddress = keyof typeof PARAMETERS;
type Parameter<Each extends NameInAddress> = (typeof PARAMETERS)[Each][number];

export type LayerValues<Each extends NameInAddress> = QueryDialog<Parameter<Each>>['values'];

/** The layers that belong to no page and stand in no address, each with what it is opened with. */
type Layers = {
  readonly account: {
    readonly dialog: 'sign-in' | 'profile' | 'complete-profile';
    /** Why sign-in opened though nobody had asked for it. */
    readonly reason?: string | undefined;
  };
  /** Somebody who asks for an address is told which was picked; else the page of `place` follows it to its city. */
  readonly address: {
    readonly place?: string;
    readonly onPick?: (address: CustomerAddress) => void;
  };
  /** The carts of all vendors, or whatever there is. */
  readonly cart: { readonly wantsAll: boolean };
};
type Name = keyof Layers;

type Layer<Given> = {
  readonly isOpen: boolean;
  /** What it shows first is decided anew each time. */
  readonly openings: number;
  /** Kept while it closes. */
  readonly given?: Given;
};
type State = { readonly [Each in Name]: Layer<Layers[Each]> };

const CLOSED = { isOpen: false, openings: 0 };

let state: State = { account: CLOSED, address: CLOSED, cart: CLOSED };
const { notify, subscribe } = listeners();

const isInAddress = (name: Name | NameInAddress): name is NameInAddress => Object.hasOwn(PARAMETERS, name);

/** Opens a layer from anywhere. Another opening takes the place of the one before it. */
export function openLayer<Each extends NameInAddress>(name: Each, values: LayerValues<Each>): void;
export function openLayer<Each extends Name>(name: Each, given: Layers[Each]): void;
export function openLayer(name: Name | NameInAddress, given: object): void {
  if (isInAddress(name)) {
    showQueryDialog(PARAMETERS[name], given);
    return;
  }
  state = { ...state, [name]: { isOpen: true, openings: state[name].openings + 1, given } };
  notify();
}

export function closeLayer(name: Name): void {
  state = { ...state, [name]: { ...state[name], isOpen: false } };
  notify();
}

export const layer = <Each extends Name>(name: Each): State[Each] => state[name];

const onServer = () => CLOSED;

export const useLayer = <Each extends Name>(name: Each): State[Each] =>
  useSyncExternalStore<State[Each]>(subscribe, () => state[name], onServer);

/** A layer as the address says it is, how it is changed and how it closes. */
export const useLayerInAddress = <Each extends NameInAddress>(name: Each): QueryDialog<Parameter<Each>> =>
  useQueryDialog<Parameter<Each>>(PARAMETERS[name]);
