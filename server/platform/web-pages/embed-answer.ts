import { embeddedAnswer } from '@takst/contract/platform/calls/embedded-answer.ts';
import { sessionVersionHeader } from '@takst/contract/customers/session/session-version.ts';
import type { ReadAnswer } from './ask-as-browser.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it stands in HTML, in an attribute too. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? '');

const attribute = (name: string, value: string): string => ` ${name}="${escapeHtml(value)}"`;

/** Those that the page's own `call` reads. */
const keptOf = ({ etag, [sessionVersionHeader]: version }: ReadAnswer['headers']) => ({
  ...(etag !== undefined && { etag }),
  ...(version !== undefined && { [sessionVersionHeader]: version }),
});

/**
 * JSON that cannot end the script element that it stands in, nor begin a comment there: all these signs stand in texts
 * alone, where JSON has another way to write them.
 */
export const inScript = (json: string): string =>
  json.replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** An answer as an element of the page. It is data: no browser runs it, and the content policy stays as it is. */
export const embedAnswer = (address: string, { text, headers }: ReadAnswer): string =>
  [
    '<script type="application/json"',
    attribute(embeddedAnswer.address, address),
    attribute(embeddedAnswer.headers, JSON.stringify(keptOf(headers))),
    `>${inScript(text)}</script>`,
  ].join('');
