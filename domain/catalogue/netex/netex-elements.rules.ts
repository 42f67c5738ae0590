import { createPlace } from './place-in-file.rules.ts';
import type { XmlParser, XmlTools } from './xml-tools.ts';

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

/** No real file is deeper. */
const maxDepth = 60;
const maxText = 100;

/**
 * Reads the elements of an XML file as it comes, without keeping any. A document type is refused, as it could define text
 * that grows; no other entities than those of XML itself are known.
 */
export async function readElements(
  stream: AsyncIterable<Uint8Array>,
  handler: ElementHandler,
  tools: XmlTools,
): Promise<void> {
  const place = createPlace();
  const parser = tools.newParser();
  listen(parser, handler, place);
  const decoder = tools.newDecoder();
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      return place.refuse('NOT_UTF_8');
    }
  };
  const write = (text: string) => {
    for (const piece of place.piecesOf(text)) parser.write(piece);
  };
  for await (const bytes of stream) write(decode(bytes));
  write(decode());
  parser.end();
}

type Place = ReturnType<typeof createPlace>;

function listen(parser: XmlParser, { open, close }: ElementHandler, place: Place): void {
  const { noteToken, refuse } = place;
  const texts: string[] = [];
  let isOver = false;
  const addText = (text: string) => {
    const last = texts.length - 1;
    if (last >= 0) texts[last] = `${texts[last] ?? ''}${text}`.slice(0, maxText);
  };
  parser.on('openTag', (...tag) => {
    const [name, attributes, decode, , context] = tag;
    const line = noteToken(context);
    if (isOver) refuse('NOT_XML');
    if (texts.push('') > maxDepth) refuse('TOO_LARGE_PART');
    const local = localName(name);
    if (texts.length === 1 && local !== 'PublicationDelivery') refuse('NOT_NETEX');
    const { id, ref } = attributes();
    const read = (text: string | undefined) =>
      text === undefined
        ? undefined
        : kept(hasOnlyOwnEntities(text) ? decode(text) : refuse('NOT_XML'));
    open({ name: local, id: read(id), ref: read(ref), line });
  });
  parser.on('closeTag', (...tag) => {
    const [name, , , context] = tag;
    noteToken(context);
    close(localName(name), (texts.pop() ?? '').trim());
    isOver = texts.length === 0;
  });
  parser.on('text', (text, decode, context) => {
    noteToken(context);
    addText(hasOnlyOwnEntities(text) ? decode(text) : refuse('NOT_XML'));
  });
  parser.on('cdata', (text, context) => {
    noteToken(context);
    addText(text);
  });
  parser.on('comment', (_text, _decode, context) => noteToken(context));
  parser.on('question', (_text, context) => noteToken(context));
  parser.on('attention', () => refuse('DOCUMENT_TYPE'));
  parser.on('error', () => refuse('NOT_XML'));
  parser.on('warn', () => refuse('NOT_XML'));
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A parser leaves all others as they are. */
const hasOnlyOwnEntities = (text: string): boolean =>
  !text.includes('&') || !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text);

/** A copy: a part of a text keeps in memory the whole piece of the file that it was read from. */
const kept = (text: string): string => ` ${text.slice(0, 200)}`.slice(1);
