import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export const connectTo = (url: string): Socket => connect(Number(new URL(url).port), new URL(url).hostname);

/** Sends exactly these bytes, which no HTTP client would, and reads until the server hangs up. */
export async function sendRaw(
  url: string,
  ...lines: string[]
): Promise<{ status: number; head: string; body: string }> {
  const socket = connectTo(url);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  return { status: Number(answer.slice(9, 12)), head: answer.slice(0, end).toLowerCase(), body: answer.slice(end + 4) };
}
