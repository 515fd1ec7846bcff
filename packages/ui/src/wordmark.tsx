/** The name, and its meaning: a full bowl, and the bit extra on top. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-brand md:gap-2">
      <BowlMark />
      <span className="font-display font-extrabold text-22 leading-none md:text-28 tracking-[-0.04em]">Jara</span>
    </span>
  );
}

function BowlMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-6 shrink-0 md:size-8">
      <path d="M3 15.5h26a13 12 0 0 1-26 0z" className="fill-current" />
      <path d="M6.5 13a9.5 7 0 0 1 16-4.6A8 7 0 0 1 25.5 13z" className="fill-sun" />
      <circle cx="25.5" cy="5.5" r="2.75" className="fill-pepper" />
    </svg>
  );
}
