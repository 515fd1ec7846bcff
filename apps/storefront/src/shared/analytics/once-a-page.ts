const recorded = new Map<string, number>();

/** Whether it may still be recorded on this page, and then counts it. */
export function isDueOnPage(what: string, atMost = 1): boolean {
  const times = recorded.get(what) ?? 0;
  if (times >= atMost) return false;
  recorded.set(what, times + 1);
  return true;
}

export const isRecordedOnPage = (what: string) => recorded.has(what);

export const startPage = () => recorded.clear();
