import clsx from 'clsx';
import { Icon } from './icon.tsx';
import { LinkMenu, type MenuLink } from './link-menu.tsx';

type Props = { readonly label: string; readonly chosen: string | undefined; readonly choices: readonly MenuLink[] };

/** A chip with several answers, of which one can be chosen. */
export function ChoiceChip({ label, chosen, choices }: Props) {
  const id = `choices-${label.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={clsx(
          'inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-pill border px-4 font-medium text-14',
          chosen ? 'border-brand bg-brand text-brand-ink' : 'border-line bg-surface text-ink hover:bg-sunk',
        )}
      >
        {chosen ? `${label}: ${chosen}` : label}
        <Icon name="chevron" className="size-4 rotate-90" />
      </button>
      <LinkMenu id={id} title={label} parts={[{ links: choices }]} keepsScroll />
    </>
  );
}
