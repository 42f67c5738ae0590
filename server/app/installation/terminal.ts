import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export type Question = { readonly text: string; readonly isSecret: boolean };

/** Asks a person and returns the answer without spaces around it; empty for Enter alone. */
export type Ask = (question: Question) => Promise<string>;

/** Input has ended, or the person has pressed Ctrl+C. */
export class Interrupted extends Error {
  override name = 'Interrupted';
}

type Terminal = { readonly ask: Ask; readonly close: () => void };

/** Asks at the terminal of this process; a secret is not shown while it is typed. */
export function openTerminal(): Terminal {
  let isMuted = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) process.stdout.write(chunk as Uint8Array);
      done();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const ended = new Promise<never>((_resolve, reject) => {
    lines.once('close', () => reject(new Interrupted('interrupted: what was answered is kept')));
  });
  ended.catch(() => undefined);
  return {
    async ask({ text, isSecret }) {
      const answer = lines.question(`${text}${isSecret ? ' (not shown)' : ''}: `);
      // The question is written by now; what is typed comes later.
      isMuted = isSecret;
      try {
        return (await Promise.race([answer, ended])).trim();
      } finally {
        isMuted = false;
        if (isSecret) process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
