import { useState } from 'react';

/** Gives each submit of a form one Idempotency-Key, so that a retry is not done twice. */
export type Submission = {
  /** The key for this content: unchanged until an answer arrives or the content changes. */
  keyFor: (content: string) => string;
  answered: () => void;
};

export function createSubmission(): Submission {
  let current: { key: string; content: string } | null = null;
  return {
    keyFor(content) {
      if (current?.content !== content) current = { key: newKey(), content };
      return current.key;
    },
    answered() {
      current = null;
    },
  };
}

/** The submission of one form; passed to `call` with every try. */
export const useSubmission = (): Submission => useState(createSubmission)[0];

// randomUUID exists only on https and localhost; a demo may run on another host.
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
