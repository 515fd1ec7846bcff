import {
  chmodSync,
  closeSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/** With its older ones a program's log takes at most 16 MB. */
const LARGEST_BYTES = 4 * 1024 * 1024;
const OLDER_FILES = 3;

const FOR_THE_OWNER = { file: 0o600, folder: 0o700 };
const NEW_LINE = 10;

export type LogFile = {
  /** Never throws: what cannot be written is dropped and counted, and the log says so when it can be written again. */
  write(output: Buffer): void;
  /** Lines that could not be written since the last that could. */
  readonly dropped: number;
  close(): void;
};

type Limits = { readonly largestBytes?: number; readonly olderFiles?: number };

const countLines = (output: Buffer) => output.reduce((lines, byte) => lines + (byte === NEW_LINE ? 1 : 0), 0);

/** What an older version of Jara let everybody read is closed to them. */
function closeFolderToOthers(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, FOR_THE_OWNER.folder);
}

/**
 * A log that only its owner reads, that goes on where the last run stopped, and that moves itself away (`api.log.1`, the
 * newest of the older ones) before it grows too large.
 */
export function openLogFile(
  file: string,
  { largestBytes = LARGEST_BYTES, olderFiles = OLDER_FILES }: Limits = {},
): LogFile {
  let open: { readonly fd: number; size: number } | undefined;
  let dropped = 0;

  const close = () => {
    if (open !== undefined) closeSync(open.fd);
    open = undefined;
  };
  const openNow = () => {
    closeFolderToOthers(path.dirname(file));
    const fd = openSync(file, 'a', FOR_THE_OWNER.file);
    const found = fstatSync(fd);
    if (found.isFile()) fchmodSync(fd, FOR_THE_OWNER.file);
    open = { fd, size: found.size };
    return open;
  };
  const rotate = () => {
    close();
    for (let number = olderFiles - 1; number >= 0; number -= 1) {
      const from = number === 0 ? file : `${file}.${number}`;
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${number + 1}`);
    }
    return openNow();
  };
  const append = (output: Buffer) => {
    let to = open ?? openNow();
    if (to.size > 0 && to.size + output.length > largestBytes) to = rotate();
    for (let written = 0; written < output.length; ) {
      const bytes = writeSync(to.fd, output, written);
      written += bytes;
      to.size += bytes;
    }
  };

  return {
    write(output) {
      try {
        if (dropped > 0) append(Buffer.from(`${dropped} lines could not be written here.\n`));
        dropped = 0;
        append(output);
      } catch {
        // A full disk, a folder that is gone, a file of another user: none of them may end what is logged.
        dropped += countLines(output);
        try {
          close();
        } catch {
          open = undefined;
        }
      }
    },
    get dropped() {
      return dropped;
    },
    close,
  };
}
