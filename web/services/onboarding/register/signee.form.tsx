import { chooseSignee } from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import { type Onboarding, signee } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { bodyResolver } from '#platform/api/body-resolver.ts';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Select } from '#platform/design/fields/select.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { createFieldHook } from '#platform/design/form/create-field-hook.ts';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

type Fields = { name: string; email: string };

const useField = createFieldHook<Fields>();
/** A chosen person who is no longer among the names has to be chosen anew: the select shows nobody then. */
const resolverFor = (names: readonly string[]) =>
  bodyResolver({
    schema: signee,
    bodyOf: ({ name, email }: Fields) => ({ name: names.includes(name) ? name : '', email }),
  });

interface SigneeFormProps {
  id: string;
  /** Those who can sign now. */
  names: readonly string[];
  onChosen: (onboarding: Onboarding) => void;
  /** The register has changed since the names were read. */
  onStale: () => void;
}

/** One of the eligible people and where their link goes; both are required (spec 3 §5). */
export function SigneeForm({ id, names, onChosen, onStale }: SigneeFormProps) {
  const t = useTexts('register');
  const form = useDraftForm({
    draftName: `signee:${id}`,
    start: { name: names.length === 1 ? (names[0] ?? '') : '', email: '' },
    resolver: resolverFor(names),
    fields: [
      { name: 'name', label: t('signee') },
      { name: 'email', label: t('signeeEmail') },
    ],
  });
  const choose = useVisitorOperation(chooseSignee, {
    texts: 'register',
    failed: 'notSent',
    refusals: {
      ONBOARDING_NOT_FOUND: 'gone',
      NOT_ELIGIBLE: 'notEligible',
      NO_SIGNEE_NEEDED: 'noSigneeNeeded',
    },
    causes: { NOT_ELIGIBLE: ['name'] },
    onDone: onChosen,
    onProblem: (obstacle) => {
      if ('refused' in obstacle && obstacle.refused.code === 'NOT_ELIGIBLE') onStale();
    },
  });
  return (
    <Card>
      <Form
        form={form}
        operation={choose}
        onSubmit={(body) => choose.send({ params: { id }, body })}
        className="grid gap-5"
      >
        <FormHead />
        <SigneeFields names={names} />
        <ProblemNotice problem={choose.problem} />
        <div>
          <Button type="submit" variant="primary" isPending={choose.isPending}>
            {t('sendLink')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function SigneeFields({ names }: { names: readonly string[] }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select {...useField('name')} options={names.map((name) => ({ value: name, label: name }))} />
      <TextField {...useField('email')} type="email" inputMode="email" autoComplete="off" />
    </div>
  );
}
