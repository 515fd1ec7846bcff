import { ReloadLink } from './script-missing.tsx';

/** Hidden in every page, and shown when what it shows is old (shared/browser/page-age.ts). */
export function PageAgeBar() {
  return (
    <div
      id="page-age"
      role="status"
      hidden
      className="sticky top-0 z-50 border-line border-b bg-sunk px-4 py-2 text-center text-14 text-ink print:hidden"
    >
      <span />{' '}
      <span className="offline:hidden">
        <ReloadLink>Reload</ReloadLink>
      </span>
    </div>
  );
}
