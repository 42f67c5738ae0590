/** Where the parser is in what it was given and has not finished. */
export type XmlContext = () => { readonly line: number };

type Decode = (text: string) => string;

/** What is used of a parser that takes a file in pieces; `saxen` is one. */
export type XmlParser = {
  on(
    event: 'openTag',
    listener: (
      name: string,
      attributes: () => Readonly<Record<string, string>>,
      decode: Decode,
      isEmpty: boolean,
      context: XmlContext,
    ) => void,
  ): unknown;
  on(
    event: 'closeTag',
    listener: (name: string, decode: Decode, isEmpty: boolean, context: XmlContext) => void,
  ): unknown;
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
