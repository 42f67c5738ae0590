import { changeWidget } from '@takst/contract/services/self-service/widget/change-widget.contract.ts';
import type { Widget } from '@takst/contract/services/self-service/widget/widget.schema.ts';
import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { useOperation } from '#platform/operations/use-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { useChangedSince } from '#platform/design/changed-since/use-changed-since.tsx';
import { Form } from '#platform/design/form/form.tsx';
import { FormHead, ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { useDraftForm } from '#platform/design/form/use-draft-form.ts';
import { Card } from '#platform/design/page/card.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { EmbedCode } from './embed-code.tsx';
import { AgreementsField, EmployeeIdFields, LookFields, SitesField } from './settings.fields.tsx';
import { fieldOfPath, fieldsOf, useWidgetFieldTexts, widgetResolver } from './widget-fields.ts';
import { WidgetPreview } from './widget-preview.tsx';

interface WidgetSettingsFormProps {
  companyId: number;
  agreements: readonly CompanyAgreement[];
  widget: Widget;
  /** Begins anew with what is saved. */
  onSaved: () => void;
}

/** Left the settings and the code, right what comes of them. */
export function WidgetSettingsForm(props: WidgetSettingsFormProps) {
  const { companyId, agreements, widget, onSaved } = props;
  const t = useTexts('widget');
  const form = useDraftForm({
    draftName: `widget:${companyId}`,
    // A draft of settings that somebody else has changed since is none.
    start: (draft) => {
      const start = fieldsOf(widget);
      return draft?.version === start.version ? { ...start, ...draft } : start;
    },
    resolver: widgetResolver,
    fields: useWidgetFieldTexts(),
    nameOf: fieldOfPath,
  });
  const changed = useChangedSince<typeof changeWidget, number | null>({
    start: null,
    nowIn: (refused) => (refused.code === 'WIDGET_CHANGED' ? refused.version : undefined),
  });
  const change = useOperation(changeWidget, {
    texts: 'widget',
    failed: 'notSaved',
    refusals: {
      WIDGET_NOT_FOUND: 'widgetGone',
      WIDGET_CHANGED: changed.text,
      AGREEMENT_NOT_FOUND: 'agreementGone',
      PATTERN_NOT_VALID: 'patternNotValid',
    },
    causes: { PATTERN_NOT_VALID: ['employeeIdRegex'] },
    toast: 'saved',
    onDone: onSaved,
    onProblem: changed.onProblem,
  });
  const keepTheirs = () => {
    form.discard();
    onSaved();
  };
  return (
    <Form
      form={form}
      operation={change}
      onSubmit={(body) =>
        change.send({
          params: { id: companyId },
          body: { ...body, version: changed.seen ?? body.version },
        })
      }
      className="grid items-start gap-4 lg:grid-cols-[minmax(20rem,1fr)_auto]"
    >
      <div className="grid min-w-0 gap-4">
        <FormHead />
        <Card title={t('look')}>
          <div className="grid gap-4">
            {agreements.length > 1 && <AgreementsField agreements={agreements} />}
            <LookFields />
            <EmployeeIdFields />
            <SitesField />
            <ProblemNotice problem={change.problem}>
              {changed.wayOn(change.refused, keepTheirs)}
            </ProblemNotice>
            <Button
              type="submit"
              variant="primary"
              isPending={change.isPending}
              className="justify-self-start"
            >
              {t('save')}
            </Button>
          </div>
        </Card>
        <EmbedCode clientId={widget.clientId} />
      </div>
      <WidgetPreview clientId={widget.clientId} />
    </Form>
  );
}
