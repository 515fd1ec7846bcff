/**
 * Hidden in every page, and shown when a script fails to load: until the code runs by the page's own script
 * (browser/inline/starter.ts), and later by shared/browser/import-with-retry.ts.
 */
export function ScriptMissing() {
  return (
    <div
      id="script-missing"
      role="alert"
      hidden
      className="sticky top-0 z-50 bg-pepper px-4 py-3 text-center text-ground"
    >
      This page has not loaded fully, so some buttons do nothing. <ReloadLink />
    </div>
  );
}

/** A link reloads the page without any code. */
export function ReloadLink({ children = 'Reload the page' }: { readonly children?: string }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, whatever it is
    <a href="" className="font-semibold underline">
      {children}
    </a>
  );
}
