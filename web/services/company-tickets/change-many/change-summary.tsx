import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { countValues } from '#ticketing/subscribers/change-many/act-texts.ts';
import { isPriced, useChangeTotals } from './use-change-totals.ts';

interface ChangeSummaryProps {
  act: ChangeAct;
  totals: BatchTotals;
}

/** What happens to all who can be changed: how many, what it saves or costs, and who is told. */
export function ChangeSummary({ act, totals }: ChangeSummaryProps) {
  const t = useTexts('change-many-tickets');
  const { days, cost, firstMonth } = useChangeTotals(act, totals);
  const count = countValues(totals.ready);
  if (totals.faultGroups.some(({ code }) => code === 'NOT_CHOSEN')) {
    return <Notice kind="info" title={t('chooseFirst')} />;
  }
  if (totals.ready === 0) return <Notice kind="warning" title={t('noneTitle')} />;
  const titles = {
    end: () => t('willEnd', { ...count, date: days }),
    'change-zone': () => t('willChangeZones', { ...count, date: days }),
    'change-agreement': () => t('willChangeAgreement', { ...count, date: days }),
    'resend-pickup-code': () => t('willResend', count),
    'take-back': () => t('willTakeBack', count),
  };
  const redeemed = totals.notes.find(({ code }) => code === 'CHARGED_AS_REDEEMED');
  const byDearest = totals.notes.find(({ code }) => code === 'CHARGED_BY_DEAREST');
  return (
    <Notice kind="info" title={titles[act]()}>
      {isPriced(act) && <p>{cost ?? t('costUnknown')}</p>}
      {redeemed && (
        <p>{t('chargedAsRedeemed', { ...countValues(redeemed.rows), month: firstMonth })}</p>
      )}
      {byDearest && (
        <p>{t('chargedByDearest', { ...countValues(byDearest.rows), month: firstMonth })}</p>
      )}
      {(act === 'end' || act === 'take-back') && <p>{t('holdersAreTold')}</p>}
      {act === 'end' && <p>{t('undoneToday')}</p>}
      {act === 'change-zone' && <p>{t('newCodes')}</p>}
      {act === 'change-agreement' && <p>{t('holdersNotice')}</p>}
    </Notice>
  );
}
