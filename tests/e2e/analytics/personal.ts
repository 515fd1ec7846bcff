/** What is known of a person, each in the ways in which it might be spelt. */
export type Person = Readonly<Record<string, readonly string[]>>;

/** Ids and times of events are random or count on: they hold any four digits by chance. */
const BY_CHANCE = ['id', 'timestamp', 'session_id', 'occurred_at', 'occurred_on', 'received_at'];

/** Everything that is said, but for names of fields. */
function textsIn(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [JSON.stringify(value)];
  return Object.entries(value).flatMap(([key, each]) => (BY_CHANCE.includes(key) ? [] : textsIn(each)));
}

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/** A short code must stand alone; anything else is found however it is spaced. */
const holds = (text: string, said: string) =>
  said.length < 6 ? new RegExp(`\\b${said}\\b`).test(text) : squeezed(text).includes(squeezed(said));

/** What a value says of the person, by its names. */
export function personalIn(value: unknown, person: Person): string[] {
  const texts = textsIn(value);
  return Object.entries(person).flatMap(([what, spellings]) =>
    spellings.some((said) => texts.some((text) => holds(text, said))) ? [what] : [],
  );
}
