/** Where the parser is in the text that it was given last, with what was left of those before. */
export type XmlContext = () => { readonly line: number };

type Decode = (text: string) => string;

type OpenTag = readonly [
  name: string,
  attributes: () => Readonly<Record<string, string>>,
  decode: Decode,
  isEmpty: boolean,
  context: XmlContext,
];
type CloseTag = readonly [name: string, decode: Decode, isEmpty: boolean, context: XmlContext];

/** What is used of a parser that takes a file in pieces; `saxen` is one. */
export type XmlParser = {
  on(event: 'openTag', listener: (...tag: OpenTag) => void): unknown;
  on(event: 'closeTag', listener: (...tag: CloseTag) => void): unknown;
  on(
    event: 'text' | 'comment',
    listener: (text: string, decode: Decode, context: XmlContext) => void,
  ): unknown;
  on(event: 'cdata' | 'question', listener: (text: string, context: XmlContext) => void): unknown;
  on(event: 'attention' | 'error' | 'warn', listener: () => void): unknown;
  write(text: string): unknown;
  end(): unknown;
};

/** What a server and a browser have each in their own way. */
export type XmlTools = {
  readonly newParser: () => XmlParser;
  /** Throws at bytes that are not UTF-8. */
  readonly newDecoder: () => {
    decode(bytes?: Uint8Array, options?: { stream: boolean }): string;
  };
};
