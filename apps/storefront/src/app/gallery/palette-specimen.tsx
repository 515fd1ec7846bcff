const TOKENS = [
  ['ground', 'bg-ground'],
  ['surface', 'bg-surface'],
  ['sunk', 'bg-sunk'],
  ['ink', 'bg-ink'],
  ['ink-soft', 'bg-ink-soft'],
  ['line', 'bg-line'],
  ['brand', 'bg-brand'],
  ['brand-ink', 'bg-brand-ink'],
  ['sun', 'bg-sun'],
  ['pepper', 'bg-pepper'],
] as const;

export function PaletteSpecimen() {
  return (
    <ul className="grid grid-cols-5 gap-2">
      {TOKENS.map(([name, swatch]) => (
        <li key={name} className="min-w-0">
          <span className={`block h-12 rounded-small border border-line ${swatch}`} />
          <span className="text-12 text-ink-soft">{name}</span>
        </li>
      ))}
    </ul>
  );
}
