import {
  contactMessage,
  sendContactForm,
} from '@takst/contract/contact/send-contact-form.contract.ts';
import type { Reply } from '@takst/contract/route.ts';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { bodyResolver } from '#api/body-resolver.ts';
import { type ChangeProblem, useChange } from '#api/use-change.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { Button } from '#design/buttons/button.tsx';
import { ErrorSummary } from '#design/fields/error-summary.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { Card } from '#design/page/card.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useDraft, useKeepDraft } from '#drafts/use-draft.ts';
import { useSession } from '#session/use-session.ts';
import { refusalText } from '#texts/refusal-texts.ts';
import { useFaultText } from '#texts/use-fault-text.ts';
import { useTexts } from '#texts/use-texts.ts';

type Fields = { message: string };

const schema = z.object({ message: contactMessage });
const resolver = bodyResolver({ schema, bodyOf: (fields: Fields) => fields });

type ContactFormProps = { onSent: (reply: Reply<typeof sendContactForm>) => void };

/** What is written stays through a reload, and through whatever goes wrong. */
export function ContactForm({ onSent }: ContactFormProps) {
  const t = useTexts('contact');
  const faultText = useFaultText();
  const { company } = useSession();
  const name = `contact:${company.id}`;
  const draft = useDraft<Fields>(name);
  const form = useForm<Fields, unknown, Fields>({
    defaultValues: { message: '', ...draft },
    resolver,
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  useKeepDraft(name, form);
  const {
    field: { disabled: _, ...field },
    fieldState,
  } = useController({ control: form.control, name: 'message' });
  const change = useChange(sendContactForm, { invalidates: [], onDone: onSent });
  const fault = fieldState.error && faultText(fieldState.error.message ?? '');
  const send = ({ message }: Fields) => change.send({ body: { message, companyId: company.id } });

  return (
    <Card>
      <form
        noValidate
        className="grid max-w-2xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit(send)();
        }}
      >
        <ErrorSummary
          title={t('fixFirst')}
          attempt={form.formState.submitCount}
          errors={fault ? [{ field: 'message', message: `${t('message')}: ${fault}` }] : []}
        />
        <p>
          <span className="block text-sm text-ink-muted">{t('company')}</span>
          <span className="font-medium">{company.name}</span>
        </p>
        <TextArea {...field} label={t('message')} error={fault} maxLength={5_000} />
        <Problem problem={change.problem} />
        <Button
          type="submit"
          variant="primary"
          isPending={change.isPending}
          className="justify-self-start"
        >
          {t('send')}
        </Button>
      </form>
    </Card>
  );
}

function Problem({ problem }: { problem: ChangeProblem<typeof sendContactForm> | null }) {
  const t = useTexts('contact');
  const failureText = useFailureText();
  if (!problem) return null;
  return (
    <Notice kind="danger" title={t('failed')} isAnnounced>
      {'refused' in problem
        ? refusalText<typeof sendContactForm, 'contact'>(
            { COMPANY_NOT_FOUND: () => t('companyGone') },
            problem.refused,
            t,
          )
        : failureText(problem.failure)}
    </Notice>
  );
}
