import { expect, test } from 'vitest';
import { summaryOf } from './trace-statements.ts';

test.each([
  ['begin', 'begin'],
  ['select "id", "name" from "vendor" where "city_id" = $1', 'select vendor'],
  ['insert into job (name) values ($1)', 'insert job'],
  [
    '\n  with added as (\n insert into job (name) values ($1) returning lane) select pg_notify($2, lane) from added',
    'insert job',
  ],
  ['update only cart set version = 2', 'update cart'],
  ['delete from "cart" where id = $1', 'delete cart'],
  ["select 'Ada', 08031234567", 'select'],
  ['vacuum', 'statement'],
])('a statement is shown by what it does and to which table: case %#', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
