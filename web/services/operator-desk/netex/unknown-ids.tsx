import type { NetexMapping, UnknownId } from '@takst/domain/catalogue/netex/netex-prices.ts';
import { profileIds, profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import type { Option } from '#platform/design/fields/option.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { PriceListReply } from '../prices/price-list-reply.ts';
import { answerKey, type IdAnswers, leftOut, withAnswers } from './id-answers.ts';

interface UnknownIdsProps {
  unknown: readonly UnknownId[];
  mapping: NetexMapping;
  list: PriceListReply;
  title: string;
  onReadAgain: (mapping: NetexMapping) => void;
}

/** Ids that can be answered one by one; the others are left out, or come with the next reading. */
const maxAsked = 30;
const maxZones = 20;

/** Asks what ids of a file stand for. Nothing is guessed, and nothing read before each has an answer. */
export function UnknownIds({ unknown, mapping, list, title, onReadAgain }: UnknownIdsProps) {
  const t = useTexts('netex-prices');
  const [answers, setAnswers] = useState<IdAnswers>({});
  const options = useOptions(list);
  const names = {
    product: 'unknownProduct',
    profile: 'unknownProfile',
    zones: 'unknownZones',
  } as const;
  const isAnswered = (one: UnknownId) => answers[answerKey(one)] !== undefined;
  const leaveOutRest = () =>
    setAnswers({
      ...Object.fromEntries(unknown.map((one) => [answerKey(one), leftOut])),
      ...answers,
    });
  const more = unknown.length - maxAsked;
  return (
    <div className="grid gap-5">
      <Notice kind="warning" title={title} isAnnounced>
        <p>
          {t('unknownTitle', { count: unknown.length, number: formatNumber(unknown.length) })}.{' '}
          {t('unknownText')}
        </p>
      </Notice>
      <div className="grid max-w-prose grid-cols-1 gap-4 wrap-anywhere">
        {unknown.slice(0, maxAsked).map((one) => (
          <Select
            key={answerKey(one)}
            name={answerKey(one)}
            label={t(names[one.kind], { id: one.id })}
            description={t('usedBy', {
              count: one.prices,
              number: formatNumber(one.prices),
              line: formatNumber(one.line),
            })}
            value={answers[answerKey(one)] ?? null}
            onChange={(answer) => setAnswers({ ...answers, [answerKey(one)]: answer })}
            options={options[one.kind]}
          />
        ))}
        {more > 0 && <p>{t('more', { number: formatNumber(more) })}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={!unknown.every(isAnswered)}
          onClick={() => onReadAgain(withAnswers(mapping, unknown, answers))}
        >
          {t('readAgain')}
        </Button>
        <Button disabled={unknown.every(isAnswered)} onClick={leaveOutRest}>
          {t('leaveOutRest')}
        </Button>
      </div>
    </div>
  );
}

function useOptions(list: PriceListReply): Readonly<Record<UnknownId['kind'], readonly Option[]>> {
  const t = useTexts('netex-prices');
  const language = usePageLanguage();
  const none: Option = { value: leftOut, label: t('leaveOut') };
  return {
    product: [none, ...list.products.map(({ id, name }) => ({ value: id, label: name[language] }))],
    profile: [none, ...profileIds.map((id) => ({ value: id, label: profileName(id)[language] }))],
    zones: [
      none,
      ...Array.from({ length: maxZones }, (_, place) => ({
        value: String(place + 1),
        label: t('zones', { count: place + 1, number: formatNumber(place + 1) }),
      })),
    ],
  };
}
