/** Turns while something is under way. Words stand beside it, always. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-turn rounded-pill border-2 border-current border-r-transparent"
    />
  );
}
