import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openLogFile } from './log-file.ts';

describe('a log file', () => {
  let home: string;
  let file: string;
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'jara-log-file-'));
    file = path.join(home, 'logs/api.log');
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const modeOf = async (name: string) => (await stat(name)).mode & 0o777;
  const read = (name: string) => readFile(name, 'utf8');
  const write = (log: ReturnType<typeof openLogFile>, text: string) => log.write(Buffer.from(text));

  test('is read by its owner alone', async () => {
    const log = openLogFile(file);
    write(log, 'a line\n');
    log.close();
    expect([await modeOf(file), await modeOf(path.dirname(file))]).toEqual([0o600, 0o700]);
  });

  test('is closed to others where an older version let them read it', async () => {
    await mkdir(path.dirname(file));
    await writeFile(file, '');
    await Promise.all([chmod(path.dirname(file), 0o755), chmod(file, 0o644)]);
    const log = openLogFile(file);
    write(log, 'a line\n');
    log.close();
    expect([await modeOf(file), await modeOf(path.dirname(file))]).toEqual([0o600, 0o700]);
  });

  test('keeps what the run before has written', async () => {
    for (const text of ['why it crashed\n', 'the new run\n']) {
      const log = openLogFile(file);
      write(log, text);
      log.close();
    }
    expect(await read(file)).toBe('why it crashed\nthe new run\n');
  });

  test('never takes more than its share of the disk, and drops the oldest first', async () => {
    const log = openLogFile(file, { largestBytes: 20, olderFiles: 2 });
    for (let line = 1; line <= 9; line += 1) write(log, `line ${line}..\n`);
    log.close();
    expect(await Promise.all(['', '.1', '.2'].map((end) => read(file + end)))).toEqual([
      'line 9..\n',
      'line 7..\nline 8..\n',
      'line 5..\nline 6..\n',
    ]);
    expect(existsSync(`${file}.3`)).toBe(false);
    expect(await modeOf(`${file}.1`)).toBe(0o600);
  });

  // A full disk gives ENOSPC for each write, which /dev/full does too, where there is one (Linux).
  const broken: [string, (name: string) => Promise<void>, (name: string) => Promise<void>][] = [
    ['a folder stands in its place', (name) => mkdir(name).then(() => undefined), rmdir],
    ...(existsSync('/dev/full')
      ? [['the disk is full', (name: string) => symlink('/dev/full', name), rm] as (typeof broken)[number]]
      : []),
  ];
  test.each(broken)(
    'while %s drops and counts lines, throws nothing, and says so afterwards',
    async (_, spoil, mend) => {
      await mkdir(path.dirname(file));
      await spoil(file);
      const log = openLogFile(file);
      write(log, 'first\nsecond\n');
      write(log, 'third\n');
      expect(log.dropped).toBe(3);
      await mend(file);
      write(log, 'fourth\n');
      log.close();
      expect(log.dropped).toBe(0);
      expect(await read(file)).toBe('3 lines could not be written here.\nfourth\n');
    },
  );
});
