import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../root.ts';
import type { Manifest } from './manifests.ts';

/** A file that is nowhere: packages are found from it as from any of ours. */
const FILE = join(ROOT, 'manifests.ts');

/** As literals of Kubernetes' published types: then TypeScript names a field that there is not, such as a misspelt one. */
function sourceOf(manifests: readonly Manifest[]): string {
  return manifests
    .map((manifest) => {
      const type = `import('kubernetes-models/${manifest.apiVersion}/${manifest.kind}').I${manifest.kind}`;
      return `(${JSON.stringify(manifest)}) satisfies ${type};`;
    })
    .join('\n');
}

/** What the published types of Kubernetes' objects do not allow. */
export function typeProblems(manifests: readonly Manifest[]): string[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === FILE || fileExists(path);
  host.getSourceFile = (path, target) =>
    path === FILE ? ts.createSourceFile(path, sourceOf(manifests), target) : getSourceFile(path, target);
  const program = ts.createProgram([FILE], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' '));
}
