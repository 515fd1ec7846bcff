import type { OpenApiDocument, OpenApiOperation } from '@jara/contract/openapi';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 56rem; margin: 0 auto; padding: 1.5rem; }
  details { border-top: 1px solid #8884; padding: .75rem 0; }
  summary { cursor: pointer; } summary b { display: inline-block; min-width: 4rem; }
  code, pre { font: 13px/1.5 ui-monospace, monospace; } pre { overflow-x: auto; background: #8881; padding: 1rem; }
  table { border-collapse: collapse; } td, th { text-align: left; padding: .25rem 1rem .25rem 0; vertical-align: top; }`;

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const pretty = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

function parameters({ parameters }: OpenApiOperation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${where}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<h4>Parameters</h4><table>${rows.join('')}</table>`;
}

function replies({ responses }: OpenApiOperation): string {
  return Object.entries(responses)
    .map(([status, { description, content }]) =>
      status === '200'
        ? `<h4>${status}</h4>${pretty(Object.values(content)[0]?.schema)}`
        : `<p><b>${status}</b> ${escapeHtml(description)}</p>`,
    )
    .join('');
}

function operation(method: string, path: string, operation: OpenApiOperation): string {
  const body = operation.requestBody
    ? `<h4>Body</h4>${pretty(Object.values(operation.requestBody.content)[0]?.schema)}`
    : '';
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
    ${operation.description ? `<p>${escapeHtml(operation.description)}</p>` : ''}${parameters(operation)}${body}${replies(operation)}</details>`;
}

/** The OpenAPI document for a person: plain HTML that needs no script. */
export function docsPage({ info, paths }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => operation(method, path, one)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${escapeHtml(info.title)}</title><style>${STYLE}</style></head>
    <body><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)} For programs: <code>/docs/openapi.json</code>.</p>
    ${operations.join('')}</body></html>`;
}
