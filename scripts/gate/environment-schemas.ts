import ts from 'typescript';

/** The variables of a schema, each with its default where the schema spells one out. */
export type Variables = ReadonlyMap<string, string | undefined>;

/** Variables that several schemas share, by the name of their constant. */
export type Shapes = ReadonlyMap<string, ts.ObjectLiteralExpression>;

const VARIABLE = /^[A-Z][A-Z0-9_]*$/;

const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);

/** The constants of a source that end in 'Variables', such as `processorVariables`. */
export function shapesIn(path: string, text: string): Shapes {
  const shapes = new Map<string, ts.ObjectLiteralExpression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text.endsWith('Variables')) {
      const value =
        node.initializer && ts.isAsExpression(node.initializer) ? node.initializer.expression : node.initializer;
      if (value && ts.isObjectLiteralExpression(value)) shapes.set(node.name.text, value);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return shapes;
}

function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
  return ts.isObjectLiteralExpression(node) && node.properties.length === 0 ? '{}' : undefined;
}

const nameOfCall = ({ expression }: ts.CallExpression): string => {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
};

/** `….default(200)`, or a helper of the schema that takes nothing but the default: `port(3000)`. */
function defaultIn(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const [only] = node.arguments.length === 1 ? node.arguments : [];
    const takesDefault = nameOfCall(node) === 'default' || ts.isIdentifier(node.expression);
    const found = takesDefault && only ? literalText(only) : undefined;
    if (found !== undefined) return found;
  }
  return ts.forEachChild(node, defaultIn);
}

function shapeNamed(node: ts.Expression, shapes: Shapes): ts.ObjectLiteralExpression {
  if (ts.isObjectLiteralExpression(node)) return node;
  const shape = ts.isIdentifier(node) ? shapes.get(node.text) : undefined;
  if (shape) return shape;
  const name = ts.isIdentifier(node) ? node.text : 'an expression';
  throw new Error(`A schema has ${name}, which is no object of variables whose name ends in 'Variables'.`);
}

function readShape(shape: ts.ObjectLiteralExpression, shapes: Shapes): [string, string | undefined][] {
  return shape.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return readShape(shapeNamed(property.expression, shapes), shapes);
    const name = property.name && ts.isIdentifier(property.name) ? property.name.text : '';
    if (!VARIABLE.test(name)) return [];
    return [[name, ts.isPropertyAssignment(property) ? defaultIn(property.initializer) : undefined]];
  });
}

/** The variables of every `z.object` of a source. */
export function variablesIn(path: string, text: string, shapes: Shapes): Variables {
  const variables = new Map<string, string | undefined>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && nameOfCall(node) === 'object' && node.arguments[0]) {
      for (const [name, fallback] of readShape(shapeNamed(node.arguments[0], shapes), shapes))
        variables.set(name, fallback);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return variables;
}
