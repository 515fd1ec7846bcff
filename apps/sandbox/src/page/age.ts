const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** 'now', '5 seconds ago', '2 minutes ago', '1 hour ago'. */
export function age(sentAt: string, now: Date): string {
  const seconds = Math.round((Date.parse(sentAt) - now.getTime()) / 1000);
  if (seconds > -60) return ago.format(seconds, 'second');
  if (seconds > -3600) return ago.format(Math.round(seconds / 60), 'minute');
  return ago.format(Math.round(seconds / 3600), 'hour');
}
