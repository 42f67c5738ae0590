import { childLastDay } from '@takst/domain/services/free-tickets/child-end.rules.ts';
import { agreementLabel } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { allZonesCount } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatLongDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { SummaryRows } from '#ticketing/tickets/order-summary-panel.tsx';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';
import { childPastAge } from './free-order-body.ts';
import { dateIn, type FreeOrderFields } from './free-order-fields.ts';
import { useFreeOffer } from './free-order-offer.ts';
import { mediumTexts } from './medium.fields.tsx';
import { useSoldFreeTicket } from './sold-free-ticket.ts';

/** The order as the fields are. */
export function FreeOrderInWords() {
  const t = useTexts('free-order');
  const language = usePageLanguage();
  const { departments } = useFreeOffer();
  const { control } = useFormContext<FreeOrderFields>();
  const [firstName, lastName, medium, startDate, agreementNumber] = useWatch({
    control,
    name: ['firstName', 'lastName', 'medium', 'startDate', 'agreementNumber'],
  });
  const start = dateIn(startDate);
  const department = departments.find(({ id }) => String(id) === agreementNumber);
  const rows = [
    [t('summaryFor'), `${firstName} ${lastName}`.trim()],
    [t('summaryOn'), t(mediumTexts[medium])],
    [t('zones'), useZonesInWords()],
    [t('summaryStart'), start && formatLongDate(start, language)],
    [t('summaryEnd'), useEndInWords()],
    [t('department'), department && agreementLabel(department)],
  ] as const;
  return <SummaryRows rows={rows} />;
}

/** The zones by name, and how many they are paid for where that is not what their names say. */
function useZonesInWords(): string {
  const t = useTexts('free-order');
  const zoneName = useZoneName();
  const { zones, tenant } = useFreeOffer();
  const { fields, sold } = useSoldFreeTicket();
  const choice = choiceOf(fields);
  if (!choice) return '';
  if (choice.kind === 'all') return t('allZones');
  const ends = sold?.choice.kind === 'zones' ? sold.choice : choice;
  const nameOf = (zoneId: string) => zones.find(({ id }) => id === zoneId)?.name ?? '';
  const names = [...new Set([ends.from, ends.to].map(nameOf))];
  const text = names.map(zoneName).join(' – ');
  if (!sold || sold.nrOfZones === names.length) return text;
  const isAsAll = tenant.offersAllZones && sold.nrOfZones === allZonesCount;
  const count = t('zoneCount', { count: sold.nrOfZones });
  return `${text}. ${count}${isAsAll ? ` ${t('asAllZones')}` : ''}`;
}

/** Until when the ticket runs: of a child by the company's settings. */
function useEndInWords(): string {
  const t = useTexts('free-order');
  const language = usePageLanguage();
  const offer = useFreeOffer();
  const { control, getValues } = useFormContext<FreeOrderFields>();
  const [profileId, dateOfBirth] = useWatch({ control, name: ['profileId', 'dateOfBirth'] });
  const birthDate = dateIn(dateOfBirth);
  const lastDay = birthDate && childLastDay({ profileId, birthDate }, offer.childEnd);
  if (!lastDay || childPastAge({ ...getValues(), profileId, dateOfBirth }, offer))
    return t('runsOn');
  return t('endsByRule', { date: formatLongDate(lastDay, language) });
}
