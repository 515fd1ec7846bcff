import type { CustomerAddress } from '@jara/contract';
import { useSyncExternalStore } from 'react';
import { listeners } from './listeners.ts';

// Part of every page: what shows a layer, and its code, come when it is open.

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

/** Another opening takes the place of the one before it. */
export function openLayer<Each extends Name>(name: Each, given: Layers[Each]): void {
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
