const MOMENT = new Intl.DateTimeFormat('en-NG', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hour12: false },
});

/** 'Thu, 19 Nov, 14:05', by the clock of whoever reads it. */
export const formatMoment = (time: string): string => MOMENT.format(new Date(time));
