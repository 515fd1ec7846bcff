/** The first thing that Tab reaches: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="-translate-y-[calc(100%+1rem)] fixed top-3 left-3 z-100 rounded-pill bg-brand px-5 py-3 font-semibold text-brand-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
