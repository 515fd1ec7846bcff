import pg from 'pg';

type Query = typeof pg.Client.prototype.query;

/**
 * Sends every statement without its name: a connection of the server that the next transaction gets may not know it. It
 * is then parsed and planned at each call.
 */
export class UnnamedClient extends pg.Client {}

UnnamedClient.prototype.query = function unnamed(this: pg.Client, statement: unknown, ...rest: unknown[]) {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
  const sent = isNamed ? { ...statement, name: undefined } : statement;
  return Reflect.apply(pg.Client.prototype.query, this, [sent, ...rest]) as unknown;
} as Query;
