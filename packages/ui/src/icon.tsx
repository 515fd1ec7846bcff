import clsx from 'clsx';

/**
 * Drawn on a 24 grid with a 2-unit stroke (globals.css: `icon`). Plain markup, so that a list of vendors rendered on the
 * server sends no code for its icons.
 */
const STROKES = {
  alert: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 8v4.5M12 16v.01',
  back: 'M19 12H5.5M11.5 5.5 5 12l6.5 6.5',
  bag: 'M5 8.5h14l-1 11.5H6zM8.75 11V7.25a3.25 3.25 0 0 1 6.5 0V11',
  check: 'M5 12.75 9.75 17.5 19 7.5',
  chevron: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3.25 2',
  close: 'm6.5 6.5 11 11M17.5 6.5l-11 11',
  filters:
    'M4 7.5h8.5M17.5 7.5H20M15 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M4 16.5h2.5M11.5 16.5H20M9 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  heart: 'M12 20S4 15 4 9.25A4.25 4.25 0 0 1 12 7a4.25 4.25 0 0 1 8 2.25C20 15 12 20 12 20',
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5v-5h4v5',
  minus: 'M6 12h12',
  package: 'm4.5 8 7.5-4 7.5 4v8.5l-7.5 4-7.5-4zm0 0 7.5 4 7.5-4M12 12v8.5M8.25 6l7.5 4',
  person: 'M12 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M5 20c.75-3.5 3.5-5.25 7-5.25S18.25 16.5 19 20',
  phone:
    'M6.5 4.5h3l1.5 4-2 1.5a11 11 0 0 0 5 5l1.5-2 4 1.5v3a2 2 0 0 1-2.25 2A15.5 15.5 0 0 1 4.5 6.75 2 2 0 0 1 6.5 4.5',
  pin: 'M12 20.5S5.5 15 5.5 10a6.5 6.5 0 0 1 13 0c0 5-6.5 10.5-6.5 10.5M12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  plus: 'M12 6v12M6 12h12',
  receipt: 'M6 4h12v16.5l-3-2-3 2-3-2-3 2zM9.5 9h5M9.5 13h5',
  search: 'M10.75 4.5a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5M15.5 15.5l4.25 4.25',
  wallet: 'M4.5 7.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zm0 0a2 2 0 0 1 2-2h9.5v2M15.75 13.5v.01',
} as const;

export type IconName = keyof typeof STROKES;

/** Always beside words or inside something that has a name, so a screen reader need not hear of it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={clsx('icon', className ?? 'size-5')}>
      <path d={STROKES[name]} />
    </svg>
  );
}
