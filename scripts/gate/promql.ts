/** A metric that an expression of Prometheus names, with the labels that it is asked by. */
export type Selected = { readonly name: string; readonly labels: readonly string[] };

const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset', 'inf', 'nan']);
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g;
/** A range, a number with its unit, a variable of Grafana. */
const NO_NAME = /\[[^\]]*\]|\$\w+|\b\d[\d.]*\w*/g;
const METRIC = /([a-z_:][\w:]*)\s*(\{[^}]*\}|\()?/gi;
const MATCHED = /(\w+)\s*(?:=~|!~|!=|=)/g;

/** Not a parser: as much of the language as our rules and dashboards use. */
export function readExpression(expression: string): { readonly selected: Selected[]; readonly grouped: string[] } {
  const plain = expression.replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  const grouped = [...plain.matchAll(GROUPING)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  const rest = plain.replaceAll(GROUPING, ' ').replaceAll(NO_NAME, ' ');
  const selected = [...rest.matchAll(METRIC)].flatMap(([, name = '', after = '']) => {
    if (after === '(' || WORDS.has(name.toLowerCase())) return [];
    return [{ name, labels: [...after.matchAll(MATCHED)].map(([, label = '']) => label) }];
  });
  return { selected, grouped: grouped.filter((label) => label !== '') };
}
