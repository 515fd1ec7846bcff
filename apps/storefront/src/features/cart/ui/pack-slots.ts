import type { CartLine } from '@jara/domain/cart';
import type { ComponentType } from 'react';
import type { ShownCart } from '../model/state/read-cart.ts';

export type EditedLine = {
  readonly line: CartLine;
  /** What is gone is left out, and something else is chosen for it. */
  readonly isReplacement: boolean;
};

export type ItemEditorProps = {
  readonly vendorId: number;
  readonly edited: EditedLine | undefined;
  readonly name: string;
  readonly onClose: () => void;
};

export type PackNoticesProps = {
  readonly cart: ShownCart;
  readonly reference: string;
  readonly onEdit: (edited: EditedLine) => void;
};

/** What the route fills in: the dialog that edits a line, and the notices above the lines. */
export type PackSlots = {
  readonly ItemEditor: ComponentType<ItemEditorProps>;
  readonly PackNotices: ComponentType<PackNoticesProps>;
};
