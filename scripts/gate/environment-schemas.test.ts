import { expect, test } from 'vitest';
import { shapesIn, variablesIn } from './environment-schemas.ts';

const NO_SHAPES = new Map();
const read = (schema: string) => Object.fromEntries(variablesIn('env.ts', schema, NO_SHAPES));

test.each([
  ["z.string().default('loopback').refine(isList, 'must be a list')", 'loopback'],
  ['z.coerce.number().int().max(200_000).default(10_000)', '10000'],
  ["variable(z.enum(['0', '1']).default('1'))", '1'],
  ['port(3000)', '3000'],
  ['json.pipe(services).default({})', '{}'],
])('the default of %s is read', (schema, fallback) => {
  expect(read(`const schema = z.object({ PORT: ${schema} });`)).toStrictEqual({ PORT: fallback });
});

test.each(['z.string().min(32)', 'key', "looking(/a/, 'like a')", 'z.json().default(BAGS)'])(
  'the schema %s spells out no default',
  (schema) => {
    expect(read(`const schema = z.object({ PORT: ${schema} });`)).toStrictEqual({ PORT: undefined });
  },
);

test('only variables are read, not the fields of their values', () => {
  expect(
    read('const schema = z.object({ SERVICES: z.record(z.string(), z.object({ secret: z.string() })) });'),
  ).toStrictEqual({
    SERVICES: undefined,
  });
});

test('variables that several schemas share are read, also within each other', () => {
  const shared =
    "export const mapVariables = { MAP_URL: url };\nexport const allVariables = { ALL: '', ...mapVariables } as const;";
  const shapes = shapesIn('shared.ts', shared);
  expect([...variablesIn('env.ts', 'z.object({ PORT: port(1), ...allVariables })', shapes).keys()]).toStrictEqual([
    'PORT',
    'ALL',
    'MAP_URL',
  ]);
});

test('a schema that cannot be read to its end is refused', () => {
  expect(() => read('z.object({ ...settingsOf(1) })')).toThrow(
    'A schema has an expression, which is no object of variables',
  );
  expect(() => read('z.object({ ...mailVariables })')).toThrow('A schema has mailVariables');
});
