const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** '16 Nov, 10:05', by the clock of the browser. */
export const momentText = (iso: string): string => FORMAT.format(new Date(iso));
