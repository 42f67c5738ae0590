import type { Refusal, Route } from '@takst/contract/route.ts';
import type { Say, TextFileName } from './texts.ts';

/** One text for each refusal of a route: a code without a text is a type error here. */
export type RefusalTexts<R extends Route, F extends TextFileName> = {
  readonly [C in Refusal<R>['code']]: (
    say: Say<F>,
    refused: Extract<Refusal<R>, { code: C }>,
  ) => string;
};

/** What to tell the user about a refusal. */
export function sayRefusal<R extends Route, F extends TextFileName>(
  texts: RefusalTexts<R, F>,
  refused: Refusal<R>,
  say: Say<F>,
): string {
  const text: (say: Say<F>, refused: never) => string = texts[refused.code as Refusal<R>['code']];
  return (text as (say: Say<F>, refused: Refusal<R>) => string)(say, refused);
}
