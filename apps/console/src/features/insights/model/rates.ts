/** A part of a whole, or nothing where there is no whole. */
export const shareOf = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole);

/** '38.2%', or a dash for what is no share. */
export const percent = (share: number | undefined): string =>
  share === undefined ? '–' : `${(share * 100).toFixed(1)}%`;

/** '1,204' */
export const count = (value: number): string => value.toLocaleString('en-NG');

/** '1.2K', where there is no room for more. */
export const shortCount = (value: number): string =>
  value.toLocaleString('en-NG', { notation: 'compact', maximumSignificantDigits: 3 });

type Step<Name> = { readonly step: Name; readonly sessions: number };

export type FunnelRow<Name> = Step<Name> & {
  /** Of the sessions of the first step. */
  readonly share: number | undefined;
  /** How many went no further. */
  readonly lost: number;
  readonly lostShare: number | undefined;
};

/** Each step with what is left of the first, and what is lost before the next. */
export function funnelOf<Name>(steps: readonly Step<Name>[]): FunnelRow<Name>[] {
  const first = steps[0]?.sessions ?? 0;
  return steps.map((step, at) => {
    const lost = step.sessions - (steps[at + 1]?.sessions ?? step.sessions);
    return { ...step, share: shareOf(step.sessions, first), lost, lostShare: shareOf(lost, step.sessions) };
  });
}
