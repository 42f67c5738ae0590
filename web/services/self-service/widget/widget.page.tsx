import { useState } from 'react';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CredentialsCard } from './credentials-card.tsx';
import { useWidget } from './use-widget.ts';
import { DisabledNotice, NoAgreementNotice } from './widget-notices.tsx';
import { WidgetSettingsForm } from './widget-settings.form.tsx';

/** The widget's look and rules, its code to copy, and what it looks like (spec 2 §2). */
export function WidgetPage() {
  const t = useTexts('widget');
  const { company, agreements, hasAgreement, widget } = useWidget();
  const [saves, setSaves] = useState(0);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        back={<BackLink to="/verktoy">{t('back')}</BackLink>}
      />
      {widget?.isDisabled && <DisabledNotice />}
      {!hasAgreement && <NoAgreementNotice />}
      {hasAgreement && !widget && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {widget && (
        <div className="grid gap-4">
          <WidgetSettingsForm
            key={`${company.id}:${saves}`}
            companyId={company.id}
            agreements={agreements}
            widget={widget}
            onSaved={() => setSaves((count) => count + 1)}
          />
          <CredentialsCard companyId={company.id} widget={widget} />
        </div>
      )}
    </>
  );
}
