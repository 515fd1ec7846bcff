import type { Server } from 'node:http';
import { connect } from 'node:net';
import { isPath } from './request-target.ts';

/** While developing, the reload sockets pass through the front door: to the server of what the path begins with. */
export function forwardUpgrades(server: Server, servers: Readonly<Record<string, string | undefined>>): void {
  server.on('upgrade', (request, socket, head) => {
    const { url = '' } = request;
    const [, upgraded] = Object.entries(servers).find(([path]) => url.startsWith(path)) ?? [];
    if (!isPath(url) || upgraded === undefined) {
      socket.destroy();
      return;
    }
    const { hostname, port } = new URL(upgraded);
    const upstream = connect(Number(port), hostname, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write(`GET ${url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    const end = () => {
      upstream.destroy();
      socket.destroy();
    };
    upstream.on('error', end);
    socket.on('error', end);
  });
}
