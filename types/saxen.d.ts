/** saxen comes without types; this is the part of it that is used. */
declare module 'saxen' {
  type DecodeEntities = (text: string) => string;

  export class Parser {
    on(
      event: 'openTag',
      listener: (
        name: string,
        attributes: () => Record<string, string>,
        decode: DecodeEntities,
      ) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, decode: DecodeEntities) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    on(event: 'attention', listener: (text: string) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    parse(xml: string): unknown;
    write(xml: string): this;
    end(): unknown;
  }
}
