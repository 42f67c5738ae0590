import {
  erasePersonalData,
  type PersonRow,
} from '@takst/contract/app/people/personal-data.contract.ts';
import { type KeptReason, keptReasons } from '@takst/domain/platform/personal-data/person-facts.ts';
import { personKindNames } from '@takst/domain/platform/personal-data/person-kind-names.ts';
import { typedPhone } from '@takst/domain/platform/phone/typed-phone.rules.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { AgainField, useWhyForm, WhyFields } from './use-why-form.tsx';

interface ErasePersonModalProps {
  phone: string;
  rows: readonly PersonRow[];
  onClose: () => void;
}

/** Says what goes and what stays, and why, before a person is erased. */
export function ErasePersonModal({ phone, rows, onClose }: ErasePersonModalProps) {
  const t = useTexts('people');
  const form = useWhyForm('erase-personal-data', (typed) => typedPhone(typed) === phone);
  const operation = useOperation(erasePersonalData, {
    texts: 'people',
    failed: 'eraseFailed',
    refusals: { PERSON_NOT_FOUND: 'notFound', STILL_IN_FORCE: 'stillInForce' },
    toast: () => ({ title: t('eraseStarted'), text: t('eraseStartedText') }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('eraseTitle')}
      subtitle={phone}
      submitLabel={t('erase')}
      isDanger
      operation={operation}
      form={form}
      onSubmit={form.submit((body) => operation.send({ body: { ...body, phoneNumber: phone } }))}
      onClose={onClose}
    >
      <Effect rows={rows} />
      <WhyFields />
      <AgainField />
      <p className="text-small text-ink-muted">{t('noUndo')}</p>
    </FormDialog>
  );
}

function Effect({ rows }: { rows: readonly PersonRow[] }) {
  const t = useTexts('people');
  const language = usePageLanguage();
  const erased = Map.groupBy(
    rows.filter(({ end }) => end === 'erased'),
    ({ kind }) => kind,
  );
  const keptTexts: Record<KeptReason, string> = {
    user: t('keptUser'),
    soon: t('keptSoon'),
    tax: t('keptTax'),
    onboarding: t('keptOnboarding'),
  };
  const kept = keptReasons.filter((reason) => rows.some(({ end }) => end === reason));
  return (
    <>
      <List
        title={t('eraseWhat')}
        items={[...erased].map(
          ([kind, { length }]) => `${personKindNames[kind][language]}: ${length}`,
        )}
      />
      <List
        title={t('eraseKept')}
        items={[...kept.map((reason) => keptTexts[reason]), t('keptAccounts'), t('keptBackups')]}
      />
    </>
  );
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-small">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
