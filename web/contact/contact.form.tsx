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
import { sayRefusal } from '#texts/refusal-texts.ts';
import { useFaultText } from '#texts/use-fault-text.ts';
import { useTexts } from '#texts/use-texts.ts';

type Fields = { message: string };

const schema = z.object({ message: contactMessage });
const resolver = bodyResolver({ schema, bodyOf: (fields: Fields) => fields });

type ContactFormProps = { onSent: (reply: Reply<typeof sendContactForm>) => void };

/** What is written stays through a reload, and through whatever goes wrong. */
export function ContactForm({ onSent }: ContactFormProps) {
  const say = useTexts('contact');
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
  const change = useChange(sendContactForm, { madeOld: [], onDone: onSent });
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
          title={say('fixFirst')}
          attempt={form.formState.submitCount}
          errors={fault ? [{ field: 'message', message: `${say('message')}: ${fault}` }] : []}
        />
        <p>
          <span className="block text-sm text-ink-muted">{say('company')}</span>
          <span className="font-medium">{company.name}</span>
        </p>
        <TextArea {...field} label={say('message')} error={fault} maxLength={5_000} />
        <Problem problem={change.problem} />
        <Button
          type="submit"
          variant="primary"
          isPending={change.isPending}
          className="justify-self-start"
        >
          {say('send')}
        </Button>
      </form>
    </Card>
  );
}

function Problem({ problem }: { problem: ChangeProblem<typeof sendContactForm> | null }) {
  const say = useTexts('contact');
  const failureText = useFailureText();
  if (!problem) return null;
  return (
    <Notice kind="danger" title={say('failed')} isAnnounced>
      {'refused' in problem
        ? sayRefusal<typeof sendContactForm, 'contact'>(
            { COMPANY_NOT_FOUND: () => say('companyGone') },
            problem.refused,
            say,
          )
        : failureText(problem.failure)}
    </Notice>
  );
}
