import { describe, expect, test } from 'vitest';
import { readKept, readRestoring } from './backup-arguments.ts';

describe('npm run backup', () => {
  test('leaves all backups unless it is told how many stay', () => {
    expect(readKept([])).toBeUndefined();
    expect(readKept(['--keep', '7'])).toBe(7);
  });

  test.each([['--keep', '0'], ['--keep', 'all'], ['--keep'], ['--all']])(
    'says how it is used instead of %s %s',
    (...args) => {
      expect(() => readKept(args.filter((each) => each !== undefined))).toThrow(/^Use it so:/);
    },
  );
});

describe('npm run restore-drill', () => {
  test('takes a moment, a source and a folder to restore to', () => {
    expect(readRestoring([])).toEqual({});
    expect(readRestoring(['--at', '2026-11-19T14:30:00+01:00', '--from', 'a', '--to', 'b'])).toEqual({
      ...{ at: new Date('2026-11-19T13:30:00Z'), from: 'a', to: 'b' },
    });
  });

  test.each(['yesterday', '2026-11-19', '2026-11-19T13:30:00', '2026-13-19T13:30:00Z', '2026-02-30T13:30:00Z'])(
    'refuses %s, which is no moment with its time zone',
    (given) => {
      expect(() => readRestoring(['--at', given])).toThrow(/^--at must be a moment with its time zone/);
    },
  );

  test('says how it is used when it is told something else', () => {
    expect(() => readRestoring(['--now'])).toThrow(/^Use it so:/);
  });
});
