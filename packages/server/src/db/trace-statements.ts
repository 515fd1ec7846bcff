import { inSpan, type SpanStart } from '@jara/telemetry';
import type pg from 'pg';

type Query = (...sent: unknown[]) => Promise<unknown>;
type Asked = { query: unknown };

/** Of a statement that begins with parts of its own, what is done in the first of them. */
const VERB = /\b(?<verb>select|insert|update|delete|begin|commit|rollback|savepoint|release|call)\b/i;
const FIRST_TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?<table>[a-z_][a-z_\d]*)/i;
/** Some insert a thousand rows; what they do is said at the beginning. */
const READ_OF_TEXT = 2_000;

/** What a statement does, and to which table: `select customer_order`. Its text may hold a literal, so it is not shown. */
export function summaryOf(text: string): string {
  const beginning = text.slice(0, READ_OF_TEXT);
  const { verb = 'statement' } = VERB.exec(beginning)?.groups ?? {};
  const { table } = FIRST_TABLE.exec(beginning)?.groups ?? {};
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
}

/** A prepared statement has a name of ours. */
function startOf(sent: unknown): SpanStart {
  const { text = '', name } = typeof sent === 'string' ? { text: sent } : (sent as { text?: string; name?: string });
  const summary = name ?? summaryOf(text);
  return { name: summary, kind: 'client', attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary } };
}

function traceQueriesOf(asked: Asked): void {
  const send = asked.query as Query;
  asked.query = (...sent: unknown[]) => {
    const query = () => send.apply(asked, sent);
    // The pool passes its own statements on with a callback, and whoever has given the connection back calls it.
    return typeof sent.at(-1) === 'function' ? query() : inSpan(() => startOf(sent[0]), query);
  };
}

/** A span for each statement, from when it is meant to be sent: waiting for a connection is part of it. */
export function traceStatements(pool: pg.Pool): void {
  traceQueriesOf(pool);
  pool.on('connect', traceQueriesOf);
}
