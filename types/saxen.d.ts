/** saxen comes without types; this is the part of it that is used. */
declare module 'saxen' {
  type DecodeEntities = (text: string) => string;
  /** Where in the text of the last call, and of what was left of those before, the parser is. */
  type GetContext = () => { line: number };
  type OpenTag = readonly [
    name: string,
    attributes: () => Record<string, string>,
    decode: DecodeEntities,
    isEmpty: boolean,
    context: GetContext,
  ];
  type CloseTag = readonly [
    name: string,
    decode: DecodeEntities,
    isEmpty: boolean,
    context: GetContext,
  ];

  export class Parser {
    on(event: 'openTag', listener: (...tag: OpenTag) => void): this;
    on(event: 'closeTag', listener: (...tag: CloseTag) => void): this;
    on(
      event: 'text' | 'comment',
      listener: (text: string, decode: DecodeEntities, context: GetContext) => void,
    ): this;
    on(event: 'cdata' | 'question', listener: (text: string, context: GetContext) => void): this;
    on(event: 'attention', listener: (text: string) => void): this;
    on(event: 'error' | 'warn', listener: (error: Error) => void): this;
    parse(xml: string): unknown;
    write(xml: string): this;
    end(): unknown;
  }
}
