/** 930 as '9:30 AM', 2100 as '9 PM'; 2500, an hour past midnight, as '1 AM'. */
export function clockText(time: number): string {
  const hour = Math.floor(time / 100) % 24;
  const minute = time % 100;
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour < 12 ? 'AM' : 'PM'}`;
}
