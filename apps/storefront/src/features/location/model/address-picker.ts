import type { CustomerAddress } from '@jara/contract';

// A part of every page: the address modal itself comes when it is opened.

type Asked = { readonly onPick: (address: CustomerAddress) => void };

let host: ((asked: Asked) => void) | undefined;

/** The component that shows the modal on this page. */
export function registerAddressPicker(open: (asked: Asked) => void): () => void {
  host = open;
  return () => {
    if (host === open) host = undefined;
  };
}

/** Opens the page's address modal for somebody else, who is told what was picked. */
export const openAddressPicker = (onPick: Asked['onPick']) => host?.({ onPick });
