import type { ListedFault } from '@takst/domain/services/ticket-counter/order/listed-recipients.rules.ts';
import type { RecipientFault } from '@takst/domain/services/ticket-counter/order/refused-recipients.rules.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { lazy, useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { TextArea } from '#platform/design/fields/text-area.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Skeleton } from '#platform/design/page/skeleton.tsx';
import { WhenLoaded } from '#platform/design/page/when-loaded.tsx';
import { loadTexts } from '#platform/texts/language.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { profilesOf } from './counter-order-fields.ts';
import { type FaultyRecipient, faultyRecipients, recipientsIn } from './ordered-lines.ts';
import { useRefusedTexts } from './refused-recipients.ts';
import { useCounterOrderField } from './use-counter-order-field.ts';
import { useCounterFields } from './use-counter-order-form.ts';

// The reading of files weighs more than the rest of the form.
const ListFile = lazy(async () => {
  const [{ ListFile: component }] = await Promise.all([
    import('./list-file.tsx'),
    loadTexts(['batches']),
  ]);
  return { default: component };
});

const PickRecipientsModal = lazyDialog(async () => {
  const [{ PickRecipientsModal: component }] = await Promise.all([
    import('../recipients/pick-recipients.modal.tsx'),
    loadTexts(['counter-recipients']),
  ]);
  return component;
});

const helpOf = { guests: 'guestsHelp', cards: 'cardsHelp' } as const;

/** Guests or cards, one in each line, typed, pasted, picked or read from a file; what is wrong with a line stands below. */
export function RecipientsField({ name }: { name: 'guests' | 'cards' }) {
  const t = useTexts('counter-order-form');
  const field = useCounterOrderField(name);
  const [isPicking, setPicking] = useState(false);
  const add = (lines: string) =>
    field.onChange([field.value.trimEnd(), lines].filter((text) => text !== '').join('\n'));
  return (
    <div className="grid gap-2">
      <TextArea {...field} description={t(helpOf[name])} spellCheck={false} />
      <RecipientStates />
      <div className="flex flex-wrap items-start gap-3">
        {name === 'guests' && (
          <Button icon="users" onClick={() => setPicking(true)}>
            {t('pickGuests')}
          </Button>
        )}
        <WhenLoaded fallback={<Skeleton className="h-(--size-control) w-56" />}>
          <ListFile name={name} onLines={add} />
        </WhenLoaded>
      </div>
      {isPicking && (
        <PickRecipientsModal
          guests={field.value}
          onChange={field.onChange}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

/** Faulty lines that are shown; the others follow when these are mended. */
const maxShown = 8;

/** How many are ready, and each line that is not, with the reason. */
function RecipientStates() {
  const t = useTexts('counter-order-form');
  const { offer, fields, product } = useCounterFields();
  const refused = useRefusedTexts();
  const recipients = recipientsIn(fields, product);
  if (recipients.length === 0) return null;
  const faulty = faultyRecipients(fields, offer);
  const faultyLines = new Set(faulty.map(({ line }) => line));
  const all = [
    ...faulty,
    ...recipients.flatMap(({ line, text }): FaultyRecipient[] => {
      const code = refused.get(text);
      return code === undefined || faultyLines.has(line) ? [] : [{ line, text, code }];
    }),
  ].toSorted((one, other) => one.line - other.line);
  const count = recipients.length;
  const ready = count - all.length;
  return (
    <div aria-live="polite" className="grid gap-1 text-small">
      <p className="flex items-center gap-1.5">
        <Icon
          name={all.length === 0 ? 'check' : 'warning'}
          className={all.length === 0 ? 'size-4 text-success' : 'size-4 text-warning'}
        />
        {t('readyOf', { ready: formatNumber(ready), all: formatNumber(count) })}
      </p>
      {all.length > 0 && (
        <ul className="grid gap-1">
          {all.slice(0, maxShown).map(({ line, text, code }) => (
            <li key={`${line}-${text}`} className="wrap-anywhere text-error">
              {t('faultyLine', { line, text, reason: t(recipientTexts[code]) })}
            </li>
          ))}
          {all.length > maxShown && <li>{t('moreFaulty', { count: all.length - maxShown })}</li>}
        </ul>
      )}
    </div>
  );
}

const recipientTexts: Readonly<
  Record<ListedFault | RecipientFault, PlainTextKey<'counter-order-form'>>
> = {
  NO_NUMBER: 'lineWithoutNumber',
  SEVERAL_NUMBERS: 'lineWithNumbers',
  NOT_UNDERSTOOD: 'lineNotUnderstood',
  PHONE_NOT_MOBILE: 'phoneNotMobile',
  CARD_NUMBER_INVALID: 'cardNumberInvalid',
  CARD_LISTED_TWICE: 'cardListedTwice',
  WRONG_NUMBER: 'wrongNumber',
};

/** The profile of the lines that name none; nothing where the product has a single one. */
export function ProfileOfOthersField() {
  const language = usePageLanguage();
  const { product } = useCounterFields();
  const field = useCounterOrderField('profileId');
  const profiles = profilesOf(product);
  if (profiles.length < 2) return null;
  return (
    <Select
      {...field}
      options={profiles.map((value) => ({ value, label: profileName(value)[language] }))}
    />
  );
}
