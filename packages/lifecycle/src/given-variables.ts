/**
 * Of an environment, the variables with these names. An empty one counts as none, as in `REDIS_URL= npm start` or a file
 * of variables that names all of them: every process reads its environment through this.
 */
export const givenVariables = (
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
