import { Icon, type IconName } from '@jara/ui/icon';
import { BASE_PATH } from '@/shared/config/base-path.ts';
import { courierHref } from '@/shared/config/courier-href.ts';
import { ORDERS_HREF } from '@/shared/config/order-href.ts';
import { SETTINGS_HREF } from '@/shared/config/settings-href.ts';

/** The pages of one's own. */
const LINKS: readonly { readonly words: string; readonly href: string; readonly icon: IconName }[] = [
  { words: 'Your orders', href: ORDERS_HREF, icon: 'receipt' },
  { words: 'Liked', href: `${BASE_PATH}/liked`, icon: 'heart' },
  { words: 'Saved addresses', href: `${BASE_PATH}/addresses`, icon: 'pin' },
  { words: 'Send a package', href: courierHref(), icon: 'package' },
  { words: 'Wallet and cards', href: `${BASE_PATH}/wallet`, icon: 'wallet' },
  { words: 'Data and app', href: SETTINGS_HREF, icon: 'phone' },
];

export function AccountLinks() {
  return (
    <nav aria-label="Your account">
      <ul className="grid gap-2">
        {LINKS.map(({ words, href, icon }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-12 items-center gap-3 rounded-card border border-line px-4 font-semibold hover:bg-sunk"
            >
              <Icon name={icon} className="size-5 text-brand" />
              <span className="min-w-0 flex-1">{words}</span>
              <Icon name="chevron" className="size-4 text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
