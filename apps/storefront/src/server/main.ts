import { createServer } from 'node:http';
import { env } from '@/shared/config/env.ts';
import { readBuiltFiles } from './built-files.ts';
import { forgetOldPictures } from './handlers/optimise-picture.ts';
import { respond } from './respond.ts';

/** Longer than the front door keeps an idle connection: else one may be closed just as a call is sent. */
const IDLE_MS = 72_000;

const files = await readBuiltFiles(new URL('../files.json', import.meta.url));
const server = createServer((request, response) => respond(request, response, files));
server.keepAliveTimeout = IDLE_MS;
server.listen(env.PORT, env.HOST);
forgetOldPictures(Date.now()).catch((error: unknown) =>
  process.stderr.write(`Old pictures were not removed: ${String(error)}\n`),
);

/** As in the other processes: a service manager kills after ten seconds. */
const LAST_MOMENT_MS = 9_000;

const stop = () => {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), LAST_MOMENT_MS).unref();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
