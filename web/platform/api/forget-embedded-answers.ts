import { embeddedAnswer } from '@takst/contract/platform/calls/embedded-answer.ts';

/** After a change, what came with the page may be out of date. */
export const forgetEmbeddedAnswers = (): void =>
  document
    .querySelectorAll(`script[${embeddedAnswer.address}]`)
    .forEach((element) => element.remove());
