import { listenError, OperatorError } from '@jara/server/process';

/** Another server may listen on loopback, on every IPv4 address, or on every address. */
const HOSTS = ['127.0.0.1', '0.0.0.0', '::'];
/** A host without IPv6 has no '::' to be taken. */
const NO_SUCH_ADDRESS = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL']);

/** Refuses with the port's number and the variable that changes it. */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [name, port] of Object.entries(ports)) {
    for (const host of HOSTS) {
      const reason = await listenError(port, host);
      if (reason === undefined || NO_SUCH_ADDRESS.has(reason)) continue;
      if (reason === 'EACCES') {
        throw new OperatorError(`Port ${port} may not be used by this user: choose one above 1023 with ${name}=….`);
      }
      throw new OperatorError(
        `Port ${port} is taken by another program: choose a free one with ${name}=… or stop that program.`,
      );
    }
  }
}
