import {
  type CompanyPrefill,
  getCompanyPrefill,
} from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import type { ReactNode } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead } from '#platform/design/form/form-notices.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { findResolver, isNumberFault, useFindField } from './find-company-fields.ts';
import { NotFoundNotice, prefillRefusals } from './not-found-notice.tsx';

interface FindCompanyFormProps {
  draftName: string;
  /** The number searched for before. */
  number: string;
  back: ReactNode;
  onFound: (prefill: CompanyPrefill) => void;
}

/** Step 1: finds the company in the national register by its organisation number. */
export function FindCompanyForm({ draftName, number, back, onFound }: FindCompanyFormProps) {
  const t = useTexts('new-company');
  const form = useDraftForm({
    draftName,
    start: { organisationNumber: number },
    resolver: findResolver,
    fields: [
      {
        name: 'organisationNumber',
        label: t('organisationNumber'),
        sentence: (key) => (isNumberFault(key) ? t(key) : undefined),
      },
    ],
  });
  const find = useOperation(getCompanyPrefill, {
    texts: 'new-company',
    refusals: prefillRefusals,
    onDone: onFound,
  });

  return (
    <>
      <PageHeader title={t('title')} back={back} />
      <Card title={t('findTitle')}>
        <Form
          form={form}
          operation={find}
          onSubmit={({ organisationNumber: orgNumber }) => find.send({ params: { orgNumber } })}
          className="grid max-w-xl gap-5"
        >
          <FormHead />
          <NumberField />
          <div>
            <Button type="submit" variant="primary" icon="search" isPending={find.isPending}>
              {t('search')}
            </Button>
          </div>
          <NotFoundNotice problem={find.problem} refused={find.refused} />
        </Form>
      </Card>
    </>
  );
}

function NumberField() {
  const t = useTexts('new-company');
  return (
    <TextField
      {...useFindField('organisationNumber')}
      description={t('organisationNumberHelp')}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
