import { Fragment } from 'react';
import { classNames } from '#platform/design/class-names.ts';
import { formatPrice, formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useBatchKit } from '../batch/batch-kit.ts';
import { useFaultTexts } from '../batch/fault-texts.ts';
import { isExisting } from '../cell/cell-fault.ts';
import type { MendProps } from '../cell/mend-props.ts';

/** What the check says of a row, with what comes of it. */
export function RowState({ row, columns, wasFaulty, isTicked }: MendProps) {
  const t = useTexts('batches');
  const { atCell } = useFaultTexts();
  const { texts, service } = useBatchKit();
  const isThere = isExisting(service, row);
  const ofRow = row.faults.filter(({ column }) => column === null || !columns.includes(column));
  return (
    <div className="grid justify-items-start gap-0.5">
      {row.state === 'faulty' && (isTicked || isThere) ? (
        <Badge tone="warning">{t(isThere ? 'stateExists' : 'stateCannot')}</Badge>
      ) : (
        <StateBadge state={row.state} wasFaulty={wasFaulty} />
      )}
      {row.state !== 'left-out' &&
        ofRow.map((fault) => (
          <span
            key={fault.code}
            className={classNames('text-small', isThere ? 'text-ink-muted' : 'text-error')}
          >
            {atCell(fault)}
          </span>
        ))}
      {row.state === 'ready' && <Effect row={row} />}
      {row.state === 'ready' &&
        row.effect?.notes
          .flatMap((note) => texts.others?.(note, row.effect?.others ?? []) ?? [])
          .map((text) => (
            <span key={text} className="text-small text-ink-muted">
              {text}
            </span>
          ))}
      {row.effect?.knownAs && (
        <span className="text-small text-ink-muted">
          {t('knownAs', { name: row.effect.knownAs })}
        </span>
      )}
    </div>
  );
}

function StateBadge({ state, wasFaulty }: { state: string; wasFaulty: boolean }) {
  const t = useTexts('batches');
  if (state === 'faulty') return <Badge tone="error">{t('stateFaulty')}</Badge>;
  if (state === 'left-out') return <Badge tone="warning">{t('stateLeftOut')}</Badge>;
  if (state === 'refused') return <Badge tone="warning">{t('stateRefused')}</Badge>;
  if (state === 'failed') return <Badge tone="error">{t('stateFailed')}</Badge>;
  if (state === 'unchecked') return <Badge tone="muted">{t('stateUnchecked')}</Badge>;
  return wasFaulty ? (
    <Badge tone="success">{t('stateMended')}</Badge>
  ) : (
    <Badge tone="quiet">{t('stateReady')}</Badge>
  );
}

function Effect({ row: { effect } }: Pick<MendProps, 'row'>) {
  const t = useTexts('batches');
  const language = usePageLanguage();
  const { today } = useSignedIn();
  const { texts } = useBatchKit();
  if (!effect) return null;
  const { startDate, pricePerMonth, taxPerMonth = null } = effect;
  const facts = [
    startDate && formatShortDate(startDate, { language, today }),
    pricePerMonth !== null &&
      t('pricePerMonth', { price: formatPrice(Math.round(pricePerMonth * 100)) }),
    taxPerMonth !== null && t('taxed', { amount: formatPrice(Math.round(taxPerMonth * 100)) }),
  ].filter((fact) => typeof fact === 'string');
  return texts.effect ? (
    <span className="text-small text-ink-muted">{texts.effect(effect)}</span>
  ) : (
    // Breaks between facts alone: the acts of the row stay in sight.
    <span className="text-small text-ink-muted">
      {facts.map((fact, place) => (
        <Fragment key={fact}>
          {place > 0 && ' · '}
          <span className="whitespace-nowrap">{fact}</span>
        </Fragment>
      ))}
    </span>
  );
}
