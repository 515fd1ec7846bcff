import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';

const text = readFileSync(join(ROOT, 'deploy/haproxy/haproxy.cfg'), 'utf8');
const failures = readFileSync(join(ROOT, 'apps/front-door/src/failures.ts'), 'utf8');
/** The lines of each section, such as 'frontend site'. */
const sections = new Map(
  text
    .split(/^(?=\w)/m)
    .map((section) => section.split('\n').map((line) => line.trim()))
    .map(([name = '', ...lines]) => [name, lines]),
);
const linesOf = (name: string) => sections.get(name) ?? expect.fail(`There is no ${name}.`);
const [, unavailable = ''] = /setenv UNAVAILABLE '([^']+)'/.exec(text) ?? [];
const [, page = ''] = /setenv UNAVAILABLE_PAGE '([^']+)'/.exec(text) ?? [];

test.each(['site', 'storefront', 'api'])('what may change something is not sent again by the frontend %s', (name) => {
  expect(linesOf(`frontend ${name}`)).toContain('http-request disable-l7-retry unless METH_GET');
});

test('connections are counted as the front door does: by address, and by site where it is IPv6', () => {
  expect(linesOf('frontend site')).toContain('tcp-request connection track-sc0 src,ipmask(32,48)');
});

test.each([
  ['apis', 'application/json', 'UNAVAILABLE', 2],
  ['storefronts', 'text/html', 'UNAVAILABLE_PAGE', 5],
  ['front-doors', 'text/html', 'UNAVAILABLE_PAGE', 5],
])('where none of the %s answers, HAProxy says when to come back', (name, type, body, seconds) => {
  const answer = `content-type ${type} string "\${${body}}" hdr Retry-After ${seconds}`;
  const said = linesOf(`backend ${name}`).filter((line) => line.startsWith('http-error'));
  expect(said).toEqual(
    [502, 503, 504].map((status) => `http-error status ${status} ${answer} hdr Cache-Control no-store`),
  );
});

test('what HAProxy says to calls is what the front door says, and without the mark of our processes', () => {
  const { status, code, message } = JSON.parse(unavailable);
  expect(status).toBe('failed');
  expect(failures).toContain(`failure('${code}', '${message}')`);
  expect(page).toContain('<a href="">Retry</a>');
  expect(text.toLowerCase()).not.toContain('x-answered-by');
});
