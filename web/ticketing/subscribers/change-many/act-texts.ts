import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The texts of each act: what it is called, its button, and its result, with the day where one is known. */
export const actTexts = {
  end: { title: 'ending', confirm: 'confirmEnd', done: 'ended', doneOn: 'endedOn' },
  'change-zone': {
    title: 'zoning',
    confirm: 'confirmZones',
    done: 'zoned',
    doneOn: 'zonedFrom',
  },
  'change-agreement': {
    title: 'referring',
    confirm: 'confirmAgreement',
    done: 'referred',
    doneOn: 'referredFrom',
  },
  'resend-pickup-code': {
    title: 'resending',
    confirm: 'confirmResend',
    done: 'resent',
    doneOn: null,
  },
  'take-back': {
    title: 'takingBack',
    confirm: 'confirmTakeBack',
    done: 'takenBack',
    doneOn: null,
  },
} as const satisfies Record<ChangeAct, object>;

export const isChangeAct = (act: string | null): act is ChangeAct =>
  act !== null && act in actTexts;

/** Values of a text with a plural: the number, and the count that selects the form. */
export const countValues = (count: number) => ({ count, number: formatNumber(count) });

/** What one change for many is called. */
export function useChangeTitle() {
  const t = useTexts('change-many-tickets');
  return ({ act, total }: { act: string | null; total: number }): string =>
    isChangeAct(act) ? t(actTexts[act].title, countValues(total)) : t('earlierTitle');
}
