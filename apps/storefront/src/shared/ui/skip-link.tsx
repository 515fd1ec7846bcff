/** The first thing that Tab reaches: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-pill bg-brand px-5 py-3 font-semibold text-brand-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-100"
    >
      Skip to content
    </a>
  );
}
