import { redactPersonalData } from './redact-personal-data.ts';

const removed = '[removed]';

/** What is quoted is what a user typed, unless it is a name of the code, as engines quote it. */
const quoted = /"[^"]*"?|'[^']*'|`[^`]*`|«[^»]*»|“[^”]*”/g;
const nameInCode = /^(['`])[a-z_$][\w$]{0,40}\1$/;

/** Words of ours and of the engines that begin with a capital letter. */
const ordinary = new Set(
  (
    'A An And Array Attempted Bad Call Cannot Component Could Error Expected Failed Failure Field Illegal ' +
    'Invalid JSON Loading Maximum Minified Missing Module Network No Not Object Offline Page Promise Property ' +
    'Read React Request Script String Symbol The This Timed Too Type Unable Uncaught Unexpected Unhandled ' +
    'Unknown Wrong'
  ).split(' '),
);
/** `TypeError` and `NotFound` are names of errors: a capital within the word. */
const isErrorName = (word: string): boolean => /^(?:\p{Lu}\p{Ll}+){2,}$/u.test(word);
const capitalised = /(?<![\p{L}\d_$])\p{Lu}[\p{L}\p{M}’'-]*/gu;

/**
 * The message of an error in a browser, whose words may come from a form or an answer: without what is quoted, and without
 * words that look like names. It may lose too much, and keeps the words by which a fault is found.
 */
export const redactPageMessage = (message: string): string =>
  redactPersonalData(
    message.replace(quoted, (words) =>
      nameInCode.test(words) ? words : `${words[0]}${removed}${words.at(-1)}`,
    ),
  ).replace(capitalised, (word) => (ordinary.has(word) || isErrorName(word) ? word : removed));

/** Where it was thrown: the lines of places alone, without the message before them and the address of the page. */
export const redactPageStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s*at |^[^\s@]*@/.test(line) && /:\d+(?::\d+)?\)?$/.test(line))
    .map(withoutAddress)
    .join('\n');

function withoutAddress(line: string): string {
  const start = line.search(/@?https?:\/\//);
  if (start < 0) return redactPersonalData(line);
  return redactPersonalData(line.slice(0, start)) + withoutPage(line.slice(start));
}

/** Scripts of ours have addresses in `/assets/`; any other is that of a page, which may be a secret link. */
const withoutPage = (line: string): string =>
  line.replace(/(https?:\/\/[^\s/?#)]+)(\/[^\s)]*)/g, (_, origin: string, path: string) =>
    /^\/assets\/[\w.-]+(?::\d+)*$/.test(path)
      ? `${origin}${path}`
      : `${origin}/${removed}${/(?::\d+)+$/.exec(path)?.[0] ?? ''}`,
  );
