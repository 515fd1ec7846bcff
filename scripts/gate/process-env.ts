import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.ts';
import { projectFiles } from './project-files.ts';
import type { Outcome } from './step.ts';

const SOURCES = ['**/*.{ts,tsx,mts,mjs,cjs,js}'];

/** The environment is read in files called env.ts; bootstrap runs before there is anything to import one with. */
function mayRead(path: string): boolean {
  return basename(path) === 'env.ts' || path === 'scripts/bootstrap.mjs' || /\.(test|spec)\.tsx?$/.test(path);
}

const isProcess = (node: ts.Node): boolean =>
  (ts.isIdentifier(node) && node.text === 'process') ||
  (ts.isPropertyAccessExpression(node) && node.name.text === 'process') ||
  // import.meta.env is the same thing by another name.
  ts.isMetaProperty(node);

function namesEnv(node: ts.Node): boolean {
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) return node.text === 'env';
  return false;
}

function readsEnvironment(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return namesEnv(node.name) && isProcess(node.expression);
  if (ts.isElementAccessExpression(node)) return namesEnv(node.argumentExpression) && isProcess(node.expression);
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isObjectBindingPattern(node.name)) {
    return (
      isProcess(node.initializer) && node.name.elements.some(({ propertyName, name }) => namesEnv(propertyName ?? name))
    );
  }
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const bindings = node.importClause?.namedBindings;
    const isOfProcess = /^(node:)?process$/.test(node.moduleSpecifier.text);
    if (!isOfProcess || bindings === undefined || !ts.isNamedImports(bindings)) return false;
    return bindings.elements.some(({ propertyName, name }) => namesEnv(propertyName ?? name));
  }
  return false;
}

/** Lines (from 1) on which a source reads the environment. Comments and texts that only speak of it do not count. */
export function linesReadingEnvironment(path: string, text: string): number[] {
  if (!text.includes('env')) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (readsEnvironment(node)) lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

export function environmentReaders(root: string): string[] {
  return projectFiles(SOURCES, root)
    .filter((path) => !mayRead(path))
    .flatMap((path) =>
      linesReadingEnvironment(path, readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
    );
}

export async function checkProcessEnv(): Promise<Outcome> {
  const readers = environmentReaders(ROOT);
  if (readers.length === 0) return { passed: true };
  return { passed: false, output: `process.env is read outside of an env.ts:\n${readers.join('\n')}` };
}
