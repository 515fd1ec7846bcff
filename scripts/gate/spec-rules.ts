/** One rule of the specification, as a line of docs/spec/rules.tsv. */
export type Rule = { readonly id: string; readonly part: string; readonly section: string; readonly text: string };

const ID = /^[a-z]+\.\d+$/;
const PART = /^[a-z]+$/;

export function contextOf(id: string): string {
  return id.slice(0, id.indexOf('.'));
}

export function parseRules(tsv: string): Rule[] {
  const [head, ...lines] = tsv.split('\n').filter((line) => line.trim() !== '');
  if (head !== 'id\tpart\tsection\trule') throw new Error(`The rules begin with '${head}', not with their columns.`);
  const rules = lines.map((line, index): Rule => {
    const [id = '', part = '', section = '', text = '', ...more] = line.split('\t');
    if (!ID.test(id) || !PART.test(part) || text === '' || more.length > 0) {
      throw new Error(`Line ${index + 2} of the rules cannot be read: ${line}`);
    }
    return { id, part, section, text };
  });
  const twice = rules.find(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index);
  if (twice) throw new Error(`The rule ${twice.id} stands twice.`);
  return rules;
}

/** Parts of the product, one a line; what follows a # is for the reader. */
export function parseFinished(text: string): string[] {
  const parts = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
  const wrong = parts.find((part) => !PART.test(part));
  if (wrong !== undefined) throw new Error(`'${wrong}' among the finished parts is not the name of a part.`);
  return parts;
}

/** A rule of a finished part that cannot be shown yet, and why. */
export type Waiting = { readonly id: string; readonly reason: string };

/** An id and the reason, a line each; what follows a # is for the reader. */
export function parseWaiting(text: string): Waiting[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', ...words] = line.split(/\s+/);
      if (!ID.test(id) || words.length === 0) throw new Error(`'${line}' is not a rule with the reason why it waits.`);
      return { id, reason: words.join(' ') };
    });
}

/** The ids that a test's own title begins with: 'shell.001 shell.009 …', 'shell.001, shell.009: …'. */
export function idsOf(title: string): string[] {
  const ids: string[] = [];
  for (const word of title.trim().split(/[\s,]+/)) {
    const id = word.replace(/:$/, '');
    if (!ID.test(id)) break;
    ids.push(id);
    if (word.endsWith(':')) break;
  }
  return ids;
}
