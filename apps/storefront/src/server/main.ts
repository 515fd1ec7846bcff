import { createServer } from 'node:http';
import { answerHealth, stopOnSignal } from '@jara/lifecycle';
import { env } from '@/shared/config/env.ts';
import { readBuiltFiles } from './built-files.ts';
import { forgetOldPictures } from './handlers/optimise-picture.ts';
import { respond } from './respond.ts';

/** Longer than the front door keeps an idle connection: else one may be closed just as a call is sent. */
const IDLE_MS = 72_000;

const files = await readBuiltFiles(new URL('../files.json', import.meta.url));
const draining = new AbortController();
const server = createServer((request, response) => {
  if (!answerHealth(request, response, () => !draining.signal.aborted)) respond(request, response, files);
});
server.keepAliveTimeout = IDLE_MS;
server.listen(env.PORT, env.HOST);
forgetOldPictures(Date.now()).catch((error: unknown) =>
  process.stderr.write(`Old pictures were not removed: ${String(error)}\n`),
);

stopOnSignal({
  drain: { server, seconds: env.DRAIN_SECONDS, started: draining },
  close: () => new Promise((resolve) => server.close(resolve)),
});
