/** The storefront's log is plain text. */
const write = (fields: object, words: string): void => {
  process.stderr.write(`${words} ${JSON.stringify(fields)}\n`);
};

export const log = { warn: write, info: write };
