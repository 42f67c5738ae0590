const encodings = ['utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

const letters1252 = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);

/** The bytes of a text as a program of that encoding writes them. */
export function encodeText(text: string, encoding: Encoding): Uint8Array {
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(text);
    case 'utf-8 with mark':
      return new TextEncoder().encode(`\uFEFF${text}`);
    case 'windows-1252':
      return Uint8Array.from(text, (letter) => letters1252.indexOf(letter));
    case 'utf-16le':
    case 'utf-16be': {
      const view = new DataView(new ArrayBuffer(2 * text.length + 2));
      const isLittle = encoding === 'utf-16le';
      Array.from(`\uFEFF${text}`).forEach((_, at) => {
        view.setUint16(2 * at, `\uFEFF${text}`.charCodeAt(at), isLittle);
      });
      return new Uint8Array(view.buffer);
    }
  }
}
