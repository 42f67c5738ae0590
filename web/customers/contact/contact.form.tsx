import {
  contactMessage,
  sendContactForm,
} from '@takst/contract/customers/contact/send-contact-form.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import * as z from 'zod/mini';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { linkClass } from '#platform/design/buttons/link.tsx';
import { TextArea } from '#platform/design/fields/text-area.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { Card } from '#platform/design/page/card.tsx';
import type { CompanyChoice } from '#platform/session/picker/use-company-choices.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Fields = { message: string };

const useField = createFieldHook<Fields>();
const schema = z.object({ message: contactMessage });
const resolver = bodyResolver({ schema, bodyOf: (fields: Fields) => fields });

type ContactFormProps = {
  company: Pick<CompanyChoice, 'id' | 'name'>;
  /** Where the user has chosen the company for this message alone. */
  onChangeCompany: (() => void) | undefined;
  onSent: (reply: Reply<typeof sendContactForm>) => void;
};

/** A message to customer support. */
export function ContactForm({ company, onChangeCompany, onSent }: ContactFormProps) {
  const t = useTexts('contact');
  const form = useDraftForm({
    draftName: `contact:${company.id}`,
    start: { message: '' },
    resolver,
    fields: [{ name: 'message', label: t('message') }],
  });
  const send = useOperation(sendContactForm, {
    texts: 'contact',
    failed: 'failed',
    refusals: { COMPANY_NOT_FOUND: 'companyGone' },
    onDone: onSent,
  });
  return (
    <Card>
      <Form
        form={form}
        operation={send}
        onSubmit={({ message }) => send.send({ body: { message, companyId: company.id } })}
        className="grid max-w-2xl gap-6"
      >
        <FormHead />
        <div>
          <p>
            <span className="block text-small text-ink-muted">{t('company')}</span>
            <span className="font-medium">{company.name}</span>
          </p>
          {onChangeCompany && (
            <button type="button" onClick={onChangeCompany} className={`${linkClass} min-h-6`}>
              {t('anotherCompany')}
            </button>
          )}
        </div>
        <MessageField />
        <ProblemNotice problem={send.problem} />
        <Button
          type="submit"
          variant="primary"
          isPending={send.isPending}
          className="justify-self-start"
        >
          {t('send')}
        </Button>
      </Form>
    </Card>
  );
}

function MessageField() {
  return <TextArea {...useField('message')} maxLength={5_000} />;
}
