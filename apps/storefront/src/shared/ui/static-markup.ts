import { Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes that React spells differently. Any other is written as it is, in small letters. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  srcSet: 'srcset',
  fetchPriority: 'fetchpriority',
  dateTime: 'datetime',
  tabIndex: 'tabindex',
  popoverTarget: 'popovertarget',
  popoverTargetAction: 'popovertargetaction',
  viewBox: 'viewBox',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
};

const WITHOUT_END = new Set(['br', 'hr', 'img', 'input']);

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Few texts have any of these signs.
const escaped = (text: string) =>
  /[&<>"]/.test(text) ? text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign) : text;

const names = new Map(Object.entries(ATTRIBUTES));

function nameOf(attribute: string): string {
  const known = names.get(attribute);
  if (known !== undefined) return known;
  if (!/^(?!on)[a-z]+(-[a-z0-9]+)*$/.test(attribute))
    throw new Error(`Static markup cannot have the attribute ${attribute}.`);
  names.set(attribute, attribute);
  return attribute;
}

const ADDRESSES = new Set(['href', 'src', 'action', 'formaction']);

/** As React judges: browsers pass over spaces and control characters, and over capitals. */
const isScript = (address: string) => /^[\p{Cc} ]*javascript:/iu.test(address.replaceAll(/[\t\r\n]/g, ''));

type Style = Readonly<Record<string, string>>;

const styleText = (style: Style) =>
  Object.entries(style)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}:${value}`)
    .join(';');

function attributeText(attribute: string, value: unknown): string {
  const isWord = attribute.startsWith('aria-') || attribute.startsWith('data-');
  if (value === undefined || value === null || (value === false && !isWord)) return '';
  const name = nameOf(attribute);
  if (value === true && !isWord) return ` ${name}=""`;
  if (name === 'style' && typeof value === 'object') return ` style="${escaped(styleText(value as Style))}"`;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw new Error(`Static markup cannot have this ${name}.`);
  if (ADDRESSES.has(name) && isScript(String(value))) throw new Error(`Static markup cannot have a script as ${name}.`);
  return ` ${name}="${escaped(String(value))}"`;
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

function elementText(tag: string, props: Props): string {
  let text = `<${tag}`;
  for (const attribute in props) if (attribute !== 'children') text += attributeText(attribute, props[attribute]);
  return WITHOUT_END.has(tag) ? `${text}>` : `${text}>${staticMarkup(props.children)}</${tag}>`;
}

/**
 * HTML of elements that no code of the browser takes part in: functions of their properties, without state and handlers.
 * What it cannot write is an error. A long list then is one text for the framework, which else makes, sends, reads and
 * hydrates each of its elements (ADR 15).
 */
export function staticMarkup(node: ReactNode): string {
  if (typeof node === 'string') return escaped(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map((each: ReactNode) => staticMarkup(each)).join('');
  if (!isValidElement<Props>(node)) throw new Error('Static markup is made of elements, texts and numbers.');
  const { type, props } = node;
  if (typeof type === 'string') return elementText(type, props);
  if (type === Fragment) return staticMarkup(props.children);
  // A component of the browser's is a reference in its place.
  if (typeof type !== 'function' || '$$typeof' in type)
    throw new Error('Static markup has no component of the browser.');
  return staticMarkup((type as (given: Props) => ReactNode)(props));
}
