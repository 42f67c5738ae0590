import type { Refusal, Route } from '@takst/contract/route.ts';
import type { Translate, TextFileName } from './texts.ts';

/** One text for each refusal of a route: a code without a text is a type error here. */
export type RefusalTexts<R extends Route, F extends TextFileName> = {
  readonly [C in Refusal<R>['code']]: (
    t: Translate<F>,
    refused: Extract<Refusal<R>, { code: C }>,
  ) => string;
};

/** The text of a refusal. */
export function refusalText<R extends Route, F extends TextFileName>(
  texts: RefusalTexts<R, F>,
  refused: Refusal<R>,
  t: Translate<F>,
): string {
  const text: (t: Translate<F>, refused: never) => string =
    texts[refused.code as Refusal<R>['code']];
  return (text as (t: Translate<F>, refused: Refusal<R>) => string)(t, refused);
}
