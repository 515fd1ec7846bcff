import clsx from 'clsx';
import { Picture } from './picture.tsx';

type Props = { readonly name: string; readonly logo: string; readonly className?: string };

/** A vendor's logo beside their name; their first letter where there is none. */
export function VendorLogo({ name, logo, className = 'size-12 rounded-card' }: Props) {
  const shape = clsx('shrink-0', className);
  if (logo !== '') {
    return <Picture src={logo} alt="" width={48} height={48} widths={[96]} colour="var(--sunk)" className={shape} />;
  }
  return (
    <span
      aria-hidden="true"
      className={clsx('flex items-center justify-center bg-sunk font-semibold text-18 text-ink-soft', shape)}
    >
      {name.slice(0, 1)}
    </span>
  );
}
