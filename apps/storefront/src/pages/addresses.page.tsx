import { AddressesPage, listLocations } from '@/features/location/server.ts';
import { env } from '@/shared/config/env.ts';
import { Island } from '@/shared/ui/island.tsx';
import { AccountFrame } from '../frames/account-frame.tsx';
import type { Page } from './page.ts';

export const addressesPage: Page = {
  path: '/addresses',
  async load() {
    const cities = await listLocations();
    const props = { mapStyleUrl: env.MAP_STYLE_URL, cities: cities.ok ? cities.data : [] };
    return {
      head: { title: 'Saved addresses', isIndexed: false },
      tree: (
        <AccountFrame>
          <Island name="AddressesPage" wakes="idle" props={props}>
            <AddressesPage {...props} />
          </Island>
        </AccountFrame>
      ),
    };
  },
};
