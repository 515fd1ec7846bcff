import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { environmentFor, freePorts, stackPorts } from './env.ts';

const root = join(import.meta.dirname, '../../..');
const build = join(root, 'apps/storefront/dist');

/** Forwards connections to the stack's API. Closed, it refuses them, as a crashed API does. */
async function openApiProxy(port: number): Promise<{ close(): Promise<void> }> {
  const { api } = await stackPorts();
  const sockets = new Set<Socket>();
  const server: Server = createServer((incoming) => {
    const outgoing = connect(api, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [incoming, outgoing].map((one) => one.destroy()));
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A second storefront and front door on the run's own API, the way to which a test can end. */
export async function startServices() {
  const [door = 0, api = 0, storefront = 0] = await freePorts(3);
  const API_URL = `http://127.0.0.1:${api}`;
  const running = new Map<string, ChildProcess>();
  const services = {
    storefront: {
      cwd: join(root, 'apps/storefront'),
      script: join(build, 'server/main.js'),
      env: {
        PORT: String(storefront),
        API_URL,
        MEDIA_FOLDER: join(root, '.data/e2e-media'),
        PICTURE_CACHE: join(root, '.data/e2e-pictures'),
      },
    },
    door: {
      cwd: join(root, 'apps/front-door'),
      script: 'src/main.ts',
      env: {
        PORT: String(door),
        API_URL,
        STOREFRONT_URL: `http://127.0.0.1:${storefront}`,
        STOREFRONT_BUILD: build,
      },
    },
  } as const;

  const start = (name: keyof typeof services): void => {
    const { cwd, script, env } = services[name];
    const child = spawn(process.execPath, [script], {
      cwd,
      stdio: 'ignore',
      env: environmentFor({ NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env }),
    });
    running.set(name, child);
  };

  /** SIGKILL, as in a crash. */
  const kill = async (name: string): Promise<void> => {
    const child = running.get(name);
    if (!child) return;
    running.delete(name);
    if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
  };

  let proxy = await openApiProxy(api);
  start('storefront');
  start('door');

  return {
    origin: `http://127.0.0.1:${door}`,
    stopApi: () => proxy.close(),
    async startApi() {
      proxy = await openApiProxy(api);
    },
    async end(): Promise<void> {
      for (const name of [...running.keys()]) await kill(name);
      await proxy.close();
    },
  };
}
