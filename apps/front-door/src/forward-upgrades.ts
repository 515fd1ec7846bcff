import type { Server } from 'node:http';
import { connect } from 'node:net';

/** While developing, the storefront's reload socket passes through the front door. */
export function forwardUpgrades(server: Server, storefront: string): void {
  const { hostname, port } = new URL(storefront);
  server.on('upgrade', (request, socket, head) => {
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
