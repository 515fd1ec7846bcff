import { once } from 'node:events';
import Fastify from 'fastify';

// The floor that everything is compared with, as a process of its own: a route that sends bytes from memory, in turn,
// and does nothing else. Told the bytes by its parent; tells its parent its address.
const [bodies] = (await once(process, 'message')) as [readonly Uint8Array[]];
const buffers = bodies.map((body) => Buffer.from(body));
let next = 0;

const app = Fastify();
app.get('*', async (_request, reply) => {
  next = (next + 1) % buffers.length;
  return reply.type('application/json; charset=utf-8').send(buffers[next]);
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
// Without its parent it has no reason to be.
process.on('disconnect', () => process.exit(0));
