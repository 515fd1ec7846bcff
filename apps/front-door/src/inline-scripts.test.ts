import { describe, expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';
import { inlineScripts } from './inline-scripts.ts';

/** As Next writes them into every page. */
const FRAMEWORK = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n2:\\"\\u003cp\\u003e)]);\\""])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/1_ut4x-~.6xl46.js"],"runtimeModuleIds":[94553]});',
];
const FILE = '<script src="/store/_next/static/chunks/a.js" async=""></script>';
const pageWith = (inside: string) => `<html lang="en"><head>${FILE}</head><body>${inside}</body></html>`;

describe('the scripts in a page', () => {
  test('are known when the framework or we have written them', () => {
    const html = deferScripts(
      pageWith(
        `${FRAMEWORK.map((text) => `<script id="_R_">${text}</script>`).join('')}<script type="application/ld+json">{"a":"alert(1)"}</script>`,
      ),
    );
    const { known, unknown } = inlineScripts(html);
    expect(unknown).toEqual([]);
    // Two are our own: they let the others wait, and start them.
    expect(known).toHaveLength(FRAMEWORK.length + 2);
    expect(known).toEqual(expect.arrayContaining(FRAMEWORK));
  });

  test.each([
    'alert(1)',
    ' self.__next_f.push([1,"a"])',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"],alert(1),[0])',
    'self.__next_f.push([1,`a`])',
    'self.__next_f=[1]',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["https://evil.example/a.js"]});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/../../a.js"]});',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)]});',
    '$RC("B:0","S:0")',
  ])('are unknown when they do more than push a value: case %#', (text) => {
    expect(inlineScripts(pageWith(`<script>${text}</script>`))).toEqual({ known: [], unknown: [text] });
  });

  test.each([
    '<script type="module">alert(1)</script>',
    '<SCRIPT data-src="x">alert(1)</SCRIPT >',
    '<script src="/a.js">alert(1)</script>',
    '<script type="text/javascript" data-type="application/json">alert(1)</script>',
  ])('are found however they are written: case %#', (html) => {
    expect(inlineScripts(pageWith(html)).unknown).toEqual(['alert(1)']);
  });
});
