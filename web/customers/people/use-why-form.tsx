import { personRequest } from '@takst/contract/app/people/personal-data.contract.ts';
import { erasureReasons } from '@takst/domain/platform/personal-data/person-facts.ts';
import * as z from 'zod/mini';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { Select } from '#platform/design/fields/select.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Reason = (typeof erasureReasons)[number];
type Fields = { reason: Reason | null; caseNumber: string; again: string };

const schema = z.omit(personRequest, { phoneNumber: true });
const useField = createFieldHook<Fields>();

/** Why and in which case; `isAgain` says whether the phone was typed once more, where that is asked. */
export function useWhyForm(draftName: string, isAgain: (typed: string) => boolean = () => true) {
  const t = useTexts('people');
  return useDraftForm({
    draftName,
    start: { reason: 'asked-by-person', caseNumber: '', again: '' } as Fields,
    resolver: bodyResolver({
      schema,
      bodyOf: ({ reason, caseNumber }: Fields) => ({ reason, caseNumber }),
      faultsOf: ({ again }) => (isAgain(again) ? [] : [{ path: 'again', message: 'wrongFormat' }]),
    }),
    fields: [
      { name: 'reason', label: t('reason') },
      {
        name: 'caseNumber',
        label: t('caseNumber'),
        sentence: (fault) => (fault === 'wrongFormat' ? t('caseNumberFault') : undefined),
      },
      { name: 'again', label: t('typeAgain'), sentence: () => t('typeAgainFault') },
    ],
  });
}

export function WhyFields() {
  const t = useTexts('people');
  const texts: Record<Reason, string> = {
    'asked-by-person': t('reasonPerson'),
    'asked-by-guardian': t('reasonGuardian'),
    'asked-by-customer': t('reasonCustomer'),
    duty: t('reasonDuty'),
  };
  return (
    <>
      <Select
        {...useField('reason')}
        options={erasureReasons.map((value) => ({ value, label: texts[value] }))}
      />
      <TextField {...useField('caseNumber')} description={t('caseNumberHelp')} maxLength={30} />
    </>
  );
}

export function AgainField() {
  return <TextField {...useField('again')} type="tel" autoComplete="off" />;
}
