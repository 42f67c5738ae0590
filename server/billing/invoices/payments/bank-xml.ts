import type { PaymentFileFault } from '@takst/domain/billing/invoices/payments/bank-payment.ts';
import { isBankText } from '@takst/domain/billing/invoices/payments/bank-text.rules.ts';
import { Parser } from 'saxen';

export class CamtFault extends Error {
  readonly fault: PaymentFileFault;
  constructor(fault: PaymentFileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** An element with its text, its currency, and what is in it. */
export type Element = {
  readonly name: string;
  readonly currency: string | undefined;
  text: string;
  readonly children: Element[];
};

const element = (name: string, currency?: string): Element => ({
  name,
  currency,
  text: '',
  children: [],
});

/** No real file is deeper; one that is would cost memory. */
const maxDepth = 30;

/**
 * Parses the XML of a bank. A document type is refused, as it could define text that grows; no other entities than those
 * of XML itself are known.
 */
export function parseBankXml(text: string): Element {
  const root = element('');
  const open = [root];
  const fail = () => {
    throw new CamtFault('DAMAGED');
  };
  new Parser()
    .on('openTag', (name, attributes) => {
      const next = element(name.slice(name.indexOf(':') + 1), attributes()['Ccy']);
      if (open.push(next) > maxDepth) fail();
      open.at(-2)?.children.push(next);
    })
    .on('closeTag', () => void open.pop())
    .on('text', (value, decode) => addText(decode(value)))
    .on('cdata', (value) => addText(value))
    .on('attention', fail)
    .on('error', fail)
    .parse(text);
  function addText(value: string) {
    const last = open.at(-1);
    if (last) last.text += value;
  }
  const [document] = root.children;
  if (document?.name !== 'Document') throw new CamtFault('DAMAGED');
  return document;
}

/** The elements at the end of a path of names. */
export const ofEach = (from: Element, ...path: readonly string[]): Element[] =>
  path.reduce<Element[]>(
    (elements, name) =>
      elements.flatMap(({ children }) => children.filter((child) => child.name === name)),
    [from],
  );

/**
 * The text of the first element at one of some paths, as `Refs/TxId`. A file with characters in it that no bank writes,
 * as `&#0;`, is damaged.
 */
export function textAt(from: Element, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = ofEach(from, ...path.split('/'))[0]?.text.trim();
    if (text && !isBankText(text)) throw new CamtFault('DAMAGED');
    if (text) return text;
  }
  return null;
}
