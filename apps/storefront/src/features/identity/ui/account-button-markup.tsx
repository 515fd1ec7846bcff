import { Icon } from '@jara/ui/icon';
import { tapped } from '@/shared/analytics/tracked.ts';
import { BACK_LINK, BackLinkLabel } from '@/shared/ui/back-link.tsx';
import { BAR_ITEM } from '@/shared/ui/bottom-bar.tsx';

type Props = { readonly label: string; readonly onClick?: () => void };

/** As wide as its longest name from the start, so that nothing moves when it is known. */
export const AccountButtonMarkup = ({ label, onClick }: Props) => (
  <button
    type="button"
    {...tapped('button', 'account')}
    aria-haspopup="dialog"
    onClick={onClick}
    className="noscript:hidden hidden min-h-11 w-36 shrink-0 items-center justify-center gap-2 rounded-pill border border-line bg-surface px-4 font-semibold text-14 hover:bg-sunk md:inline-flex"
  >
    <Icon name="person" className="size-5 text-brand" />
    <span className="truncate">{label}</span>
  </button>
);

export const AccountTabMarkup = ({ onClick }: Pick<Props, 'onClick'>) => (
  <button
    type="button"
    {...tapped('button', 'account')}
    aria-haspopup="dialog"
    onClick={onClick}
    className={`w-full ${BAR_ITEM}`}
  >
    <Icon name="person" className="size-6" />
    Account
  </button>
);

/** Above the title of a page that the account's menu leads to, on a phone: a desktop has the header's button. */
export const AccountBackMarkup = ({ onClick }: Pick<Props, 'onClick'>) => (
  <button
    type="button"
    {...tapped('button', 'account_back')}
    aria-haspopup="dialog"
    onClick={onClick}
    className={`noscript:hidden md:hidden ${BACK_LINK}`}
  >
    <BackLinkLabel>Back to account</BackLinkLabel>
  </button>
);
