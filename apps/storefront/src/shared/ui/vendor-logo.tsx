import { Picture } from './picture.tsx';

const SHAPE = 'size-12 shrink-0 rounded-card';

/** A vendor's logo beside their name; their first letter where there is none. */
export function VendorLogo({ name, logo }: { readonly name: string; readonly logo: string }) {
  if (logo !== '') {
    return <Picture src={logo} alt="" width={48} height={48} widths={[96]} colour="var(--sunk)" className={SHAPE} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`flex items-center justify-center bg-sunk font-semibold text-18 text-ink-soft ${SHAPE}`}
    >
      {name.slice(0, 1)}
    </span>
  );
}
