import { TextDecoder } from 'node:util';
import { SaxesParser } from 'saxes';
import { NetexRefused } from './netex-prices.ts';

/** What is told of the elements of a file, in their order. */
export type ElementHandler = {
  readonly open: (element: OpenedElement) => void;
  /** `text` is that of the element itself; the first characters of it. */
  readonly close: (name: string, text: string) => void;
};

export type OpenedElement = {
  /** Without a prefix. */
  readonly name: string;
  readonly id: string | undefined;
  readonly ref: string | undefined;
  readonly line: number;
};

/** No real file is deeper, and none has so much without a tag. Either would cost memory. */
const maxDepth = 60;
const maxCharactersOfPart = 1_000_000;
const maxText = 100;

/**
 * Reads the elements of an XML file as it comes, without keeping any. A document type is refused, as it could define text
 * that grows; no other entities than those of XML itself are known.
 */
export async function readElements(
  stream: AsyncIterable<Uint8Array>,
  { open, close }: ElementHandler,
): Promise<void> {
  const parser = new SaxesParser();
  const texts: string[] = [];
  let sincePart = 0;
  const refuse = (reason: NetexRefused['fault']['reason']): never => {
    throw new NetexRefused({ line: parser.line, reason });
  };
  parser.on('error', () => refuse('NOT_XML'));
  parser.on('doctype', () => refuse('DOCUMENT_TYPE'));
  parser.on('opentag', ({ name, attributes }) => {
    sincePart = 0;
    if (texts.push('') > maxDepth) refuse('TOO_LARGE_PART');
    const local = localName(name);
    if (texts.length === 1 && local !== 'PublicationDelivery') refuse('NOT_NETEX');
    const { id, ref } = attributes;
    open({ name: local, id: kept(id), ref: kept(ref), line: parser.line });
  });
  parser.on('text', (text) => {
    sincePart = 0;
    const last = texts.length - 1;
    if (last >= 0) texts[last] = `${texts[last] ?? ''}${text}`.slice(0, maxText);
  });
  parser.on('closetag', ({ name }) => {
    sincePart = 0;
    close(localName(name), (texts.pop() ?? '').trim());
  });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const write = (bytes?: Uint8Array) => {
    const text = decode(decoder, bytes) ?? refuse('NOT_UTF_8');
    sincePart += text.length;
    parser.write(text);
    if (sincePart > maxCharactersOfPart) refuse('TOO_LARGE_PART');
  };
  for await (const bytes of stream) write(bytes);
  write();
  parser.close();
}

function decode(decoder: TextDecoder, bytes: Uint8Array | undefined): string | null {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    return null;
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A copy: a part of a text keeps in memory the whole piece of the file that it was read from. */
const kept = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : Buffer.from(text.slice(0, 200)).toString();
