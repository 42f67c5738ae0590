import type { Tenant } from '@takst/domain/platform/tenants/tenants.ts';
import type { CommonWord } from '#platform/texts/common-words.ts';
import type { TextService } from './text-service.ts';

export type TextFile = Readonly<Record<string, string>>;

/** The English file of a Norwegian one: exactly the same keys. */
export type Texts<T extends TextFile> = { readonly [K in keyof T]: string };

/** Text files by their names; `web/app/text-files.ts` lists them. */
export interface TextFiles {}
export type TextFileName = keyof TextFiles & string;

type Variant = 'one' | 'other' | Tenant['freeTicketWord'] | TextService;

/**
 * `people_one` and `people_other` are one text, and so are `title`, `title_employeeTicket` where free tickets are called so,
 * and a service's own `title_housing`.
 */
type Stem<K> = K extends `${infer S}_${Variant}` ? Stem<S> : K;
export type TextKey<F extends TextFileName> = Stem<keyof TextFiles[F] & string>;

type Variants<F extends TextFileName, K> = {
  [V in keyof TextFiles[F]]: V extends string
    ? Stem<V> extends K
      ? TextFiles[F][V]
      : never
    : never;
}[keyof TextFiles[F]];

type Placeholders<S> = S extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type CountPlaceholder<
  F extends TextFileName,
  K extends string,
> = `${K}_one` extends keyof TextFiles[F] ? 'count' : never;

type RequiredPlaceholders<F extends TextFileName, K extends string> =
  | Placeholders<Variants<F, K>>
  | CountPlaceholder<F, K>;

export type TextValues<F extends TextFileName, K extends string> = {
  [N in RequiredPlaceholders<F, K>]: N extends 'count' ? number : string | number;
};

/** The values as the last arguments of a call: none for a text without placeholders. */
export type ValueArguments<F extends TextFileName, K extends string> = [
  RequiredPlaceholders<F, K>,
] extends [never]
  ? []
  : [values: TextValues<F, K>];

/** Keys of texts without placeholders: titles, labels, menu items, common words. */
export type PlainTextKey<F extends TextFileName> =
  | Exclude<CommonWord, TextKey<F>>
  | {
      [K in TextKey<F>]: [RequiredPlaceholders<F, K>] extends [never] ? K : never;
    }[TextKey<F>];

/** Looks up a text of one file, or a common word, in the page's language and the variant of service or tenant. */
export type Translate<F extends TextFileName> = <K extends TextKey<F> | CommonWord>(
  key: K,
  ...values: ValueArguments<F, K>
) => string;
