import { Parser } from 'saxen';

/** An element by its name without its prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
};

type OpenElement = {
  name: string;
  attributes: Record<string, string>;
  children: OpenElement[];
  text: string;
};

/** The root of a document; null for what is no XML. */
export function parseXml(xml: string): XmlElement | null {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let isDamaged = false;
  const damage = () => {
    isDamaged = true;
  };
  new Parser()
    .on('openTag', (name, attributes, decode) => {
      const decoded = Object.entries(attributes()).map(([key, value]) => [key, decode(value)]);
      const element = {
        name: name.slice(name.indexOf(':') + 1),
        attributes: Object.fromEntries(decoded) as Record<string, string>,
        children: [],
        text: '',
      };
      open.at(-1)?.children.push(element);
      open.push(element);
    })
    .on('closeTag', () => void open.pop())
    .on('text', (value, decode) => {
      const last = open.at(-1);
      if (last) last.text += decode(value);
    })
    .on('attention', damage)
    .on('error', damage)
    .parse(xml);
  const [document] = root.children;
  return isDamaged || open.length !== 1 || !document ? null : document;
}

/** The elements at the end of a path, as `TaxTotal/TaxSubtotal`. */
export const elementsAt = (from: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (elements, name) =>
        elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [from],
    );

/** The text of the first element at a path; empty where there is none. */
export const textAt = (from: XmlElement, path: string): string =>
  elementsAt(from, path)[0]?.text.trim() ?? '';
