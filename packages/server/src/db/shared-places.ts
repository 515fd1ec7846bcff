/** Who wants a place: turns go round by share, and within a share by member. */
export type Claim = { readonly share: string; readonly member: string };

/** The place that was given; it is called when the place is free again, once. */
export type GiveBack = () => void;

/** Why there is no place: too many of the share wait already, or the turn has not come in time. */
export type Shortage = 'too many' | 'too late';

type Answer = (shortage: Shortage | undefined, giveBack: GiveBack) => void;

export type Limits = {
  readonly places: number;
  readonly mostOfShare: number;
  readonly mostOfMember: number;
  readonly longestLineOfShare: number;
  readonly longestLineOfMember: number;
  readonly longestWaitMs: number;
};

type Entry = { readonly answer: Answer; readonly timer: NodeJS.Timeout };
type Member = { atWork: number; readonly line: Set<Entry> };
type Share = {
  atWork: number;
  waiting: number;
  readonly members: Map<string, Member>;
  /** Those with somebody in line, in the order of their turns. */
  readonly turns: Set<string>;
};

const nothingToGiveBack = () => undefined;

/**
 * Gives so many places out, fairly: nobody has more than their part of them, whoever waits waits behind their own, and
 * the next free place goes to the share whose turn it is. A share that is not there yet costs nothing, one without work
 * is forgotten.
 */
export function sharedPlaces(limits: Limits) {
  const shares = new Map<string, Share>();
  /** Shares with somebody in line, in the order of their turns. */
  const turns = new Set<string>();
  let atWork = 0;

  const shareOf = (name: string): Share => {
    const share = shares.get(name) ?? { atWork: 0, waiting: 0, members: new Map(), turns: new Set<string>() };
    shares.set(name, share);
    return share;
  };
  const memberOf = ({ members }: Share, name: string): Member => {
    const member = members.get(name) ?? { atWork: 0, line: new Set<Entry>() };
    members.set(name, member);
    return member;
  };
  const forgetIfIdle = (claim: Claim, share: Share, member: Member) => {
    if (member.atWork === 0 && member.line.size === 0) share.members.delete(claim.member);
    if (share.members.size === 0) shares.delete(claim.share);
  };
  const hasRoom = (share: Share, member: Member) =>
    share.atWork < limits.mostOfShare && member.atWork < limits.mostOfMember;

  function begin(claim: Claim, share: Share, member: Member, answer: Answer): void {
    atWork += 1;
    share.atWork += 1;
    member.atWork += 1;
    answer(undefined, () => {
      atWork -= 1;
      share.atWork -= 1;
      member.atWork -= 1;
      forgetIfIdle(claim, share, member);
      next();
    });
  }

  function leaveLine(claim: Claim, share: Share, member: Member, entry: Entry): void {
    clearTimeout(entry.timer);
    member.line.delete(entry);
    share.waiting -= 1;
    if (member.line.size === 0) share.turns.delete(claim.member);
    if (share.waiting === 0) turns.delete(claim.share);
  }

  function waitInLine(claim: Claim, share: Share, member: Member, answer: Answer): void {
    const giveUp = () => {
      leaveLine(claim, share, member, entry);
      forgetIfIdle(claim, share, member);
      answer('too late', nothingToGiveBack);
    };
    const entry: Entry = { answer, timer: setTimeout(giveUp, limits.longestWaitMs) };
    member.line.add(entry);
    share.waiting += 1;
    share.turns.add(claim.member);
    turns.add(claim.share);
  }

  /** The next of the share that may begin, if there is one. Whoever has had a turn goes to the end. */
  function nextOf(shareName: string, share: Share): boolean {
    for (const name of share.turns) {
      const member = memberOf(share, name);
      const [entry] = member.line;
      if (!entry || !hasRoom(share, member)) continue;
      const claim = { share: shareName, member: name };
      leaveLine(claim, share, member, entry);
      if (share.turns.delete(name)) share.turns.add(name);
      if (turns.delete(shareName)) turns.add(shareName);
      begin(claim, share, member, entry.answer);
      return true;
    }
    return false;
  }

  function next(): void {
    if (atWork >= limits.places) return;
    for (const name of turns) if (nextOf(name, shareOf(name))) return;
  }

  return {
    /** Answers at once where there is a place or no room in line, else when the turn comes or has not come in time. */
    take(claim: Claim, answer: Answer): void {
      const share = shareOf(claim.share);
      const member = memberOf(share, claim.member);
      const isLineFull = share.waiting >= limits.longestLineOfShare || member.line.size >= limits.longestLineOfMember;
      // While a place is free, nobody waits who has room: they are not passed by.
      if (atWork < limits.places && hasRoom(share, member)) begin(claim, share, member, answer);
      else if (isLineFull) {
        forgetIfIdle(claim, share, member);
        answer('too many', nothingToGiveBack);
      } else waitInLine(claim, share, member, answer);
    },
    /** How many shares it holds. */
    size: () => shares.size,
  };
}
