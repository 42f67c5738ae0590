import type { Refusal, Route } from '@takst/contract/platform/calls/route.ts';
import type { PlainTextKey, TextFileName, Translate } from './texts.ts';

/**
 * One text per refusal of a route: its key, a function that builds it, or null if it is shown in
 * another way (at a field, in a dialog). A missing code is a type error.
 */
export type RefusalTexts<R extends Route, F extends TextFileName> = {
  readonly [C in Refusal<R>['code']]:
    | PlainTextKey<F>
    | null
    | ((t: Translate<F>, refused: Extract<Refusal<R>, { code: C }>) => string);
};

export function refusalText<R extends Route, F extends TextFileName>(
  texts: RefusalTexts<R, F>,
  refused: Refusal<R>,
  t: Translate<F>,
): string | null {
  const text = texts[refused.code as Refusal<R>['code']];
  if (text === null) return null;
  if (typeof text !== 'function') return plainText(t, text as PlainTextKey<F>);
  return (text as (t: Translate<F>, refused: Refusal<R>) => string)(t, refused);
}

/** The text of a key that needs no values, where the compiler does not know the file. */
export function plainText<F extends TextFileName>(t: Translate<F>, key: PlainTextKey<F>): string {
  const translate: (key: never, ...values: never) => string = t;
  return (translate as (key: PlainTextKey<F>) => string)(key);
}
