import { useState } from 'react';

/** Gives one Idempotency-Key to each submit of a form, so that trying again cannot do it twice. */
export type Submission = {
  /** The key for this content: the same one until an answer has come or something was changed. */
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

/** The submission of one form on the page; given to `call` with every try. */
export const useSubmission = (): Submission => useState(createSubmission)[0];

// randomUUID is there only on https and localhost, and a demo may run on another host name.
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
