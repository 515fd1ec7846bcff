import type { Server } from 'node:http';
import { connect } from 'node:net';
import { isPath } from './request-target.ts';

/** While developing, the storefront's reload socket passes through the front door. */
export function forwardUpgrades(server: Server, storefront: string): void {
  const { hostname, port } = new URL(storefront);
  server.on('upgrade', (request, socket, head) => {
    if (!isPath(request.url ?? '')) {
      socket.destroy();
      return;
    }
    const upstream = connect(Number(port), hostname, () => {
      const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      upstream.write(`GET ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
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
