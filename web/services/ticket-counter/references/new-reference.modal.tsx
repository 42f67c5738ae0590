import { createInvoiceReference } from '@takst/contract/services/ticket-counter/references/create-invoice-reference.contract.ts';
import type { InvoiceReference } from '@takst/contract/services/ticket-counter/references/invoice-reference.schema.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import {
  nameOfTerm,
  noTerms,
  type TermsFields as TypedTerms,
  termsIn,
} from './reference-fields.ts';
import { TermsFields, useTermsTexts } from './terms.fields.tsx';

type ReferenceFields = TypedTerms & { reference: string };
const useReferenceField = createFieldHook<ReferenceFields>();

const resolver = bodyResolver({
  schema: createInvoiceReference.body,
  bodyOf: ({ reference, ...terms }: ReferenceFields) => ({ reference, ...termsIn(terms) }),
  nameOf: nameOfTerm,
});

interface NewReferenceModalProps {
  /** Buyers add the text alone. */
  isTextAlone?: boolean;
  onAdded: (reference: InvoiceReference) => void;
  onClose: () => void;
}

/** Adds an invoice reference (spec 3 §2, §5). */
export function NewReferenceModal({
  isTextAlone = false,
  onAdded,
  onClose,
}: NewReferenceModalProps) {
  const t = useTexts('invoice-references');
  const language = usePageLanguage();
  const { company } = useSession();
  const termsTexts = useTermsTexts();
  const form = useDraftForm({
    draftName: `new-invoice-reference:${company.id}`,
    start: { reference: '', ...noTerms },
    resolver,
    fields: [
      { name: 'reference', label: t('invoiceReference'), fault: () => t('referenceFault') },
      ...(isTextAlone ? [] : termsTexts),
    ],
    nameOf: nameOfTerm,
  });
  const create = useOperation(createInvoiceReference, {
    texts: 'invoice-references',
    failed: 'createFailed',
    refusals: {
      REFERENCE_EXISTS: (text, { reference }) => text('exists', { reference }),
      ASK_ADMINISTRATOR: (text, { administrators }) =>
        administrators.length > 0
          ? text('askAdministrator', {
              names: new Intl.ListFormat(language, { type: 'disjunction' }).format(administrators),
            })
          : text('askAnyAdministrator'),
    },
    causes: { REFERENCE_EXISTS: ['reference'], ASK_ADMINISTRATOR: [] },
    toast: ({ reply }) => ({ title: t('created'), text: reply.reference }),
    onDone: (reply) => {
      onAdded(reply);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('add')}
      operation={create}
      form={form}
      onSubmit={form.submit((body) => create.send({ params: { id: company.id }, body }))}
      onClose={onClose}
    >
      <ReferenceField />
      {!isTextAlone && <TermsFields />}
    </FormDialog>
  );
}

function ReferenceField() {
  const t = useTexts('invoice-references');
  return (
    <TextField
      {...useReferenceField('reference')}
      autoComplete="off"
      description={t('referenceText')}
    />
  );
}
