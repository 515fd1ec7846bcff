import { Tabs } from '@jara/ui/tabs';
import type { CartTabName } from '../model/first-view.ts';
import { SavedCarts } from './saved-carts.tsx';
import { useSavedCount } from './use-saved-count.ts';
import { VendorCarts } from './vendor-carts.tsx';

export type DrawerTabsProps = {
  readonly tab: CartTabName;
  readonly onTab: (tab: CartTabName) => void;
  readonly onProceed: (vendorId: number) => void;
  readonly onRestored: (vendorId: number) => void;
};

/** Spec §2: the carts of all vendors, and those saved for later. */
export function DrawerTabs({ tab, onTab, onProceed, onRestored }: DrawerTabsProps) {
  const saved = useSavedCount();
  return (
    <Tabs
      label="Carts"
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'cart', label: 'Cart', content: <VendorCarts onProceed={onProceed} /> },
        {
          value: 'savedItems',
          label: saved > 0 ? `Saved items (${saved})` : 'Saved items',
          content: <SavedCarts onRestored={onRestored} />,
        },
      ]}
    />
  );
}
