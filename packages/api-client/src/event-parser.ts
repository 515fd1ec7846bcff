export type ServerEvent = {
  /** What to resume from; a message without an id leaves the last one as it is. */
  readonly id?: string;
  readonly event: string;
  readonly data: string;
};

/** Our events are far shorter. What never ends a line is no event stream. */
const LONGEST_REST = 64 * 1024;

/**
 * Server-sent events (WHATWG HTML, 9.2.6), from text that is cut anywhere. Comments are passed over. An id without data is
 * told as well: it is where to resume.
 */
export function createEventParser(onEvent: (event: ServerEvent) => void): (text: string) => void {
  let rest = '';
  let id: string | undefined;
  let event = '';
  let data: string[] = [];

  function dispatch(): void {
    if (data.length > 0 || id !== undefined)
      onEvent({ ...(id !== undefined && { id }), event: event || 'message', data: data.join('\n') });
    id = undefined;
    event = '';
    data = [];
  }

  function take(line: string): void {
    if (line === '') {
      dispatch();
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id') id = value;
  }

  return (text) => {
    rest += text;
    // A carriage return at the end may be half of a line's end.
    const held = rest.endsWith('\r') ? '\r' : '';
    const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + held;
    for (const line of lines) take(line);
    if (rest.length > LONGEST_REST) throw new Error('An event stream has sent a line without an end.');
  };
}
