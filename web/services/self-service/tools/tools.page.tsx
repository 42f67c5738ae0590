import { toolsFor } from '@takst/domain/services/self-service/widget/tools.rules.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { ReactNode } from 'react';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { sessionIn, useSessionState } from '#platform/session/use-session.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Public: the tools that a user or visitor has at this operator, and a contact (spec 1 §1, §4). */
export function ToolsPage() {
  const t = useTexts('tools');
  const session = sessionIn(useSessionState());
  const { tenant } = pageFacts;
  const { operator, links } = tenantOf(tenant);
  const own = toolsFor(tenant, session?.features ?? null);
  const hasWidget = own === 'widget-and-real-time' || own === 'only-widget';
  const hasRealTime = own === 'widget-and-real-time' || own === 'only-real-time';
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={own === 'none' ? t('none', { operator }) : t('lead')}
      />
      <div className="grid items-stretch gap-4 md:grid-cols-2 lg:grid-cols-3">
        {hasWidget && (
          <>
            <Tool title={t('widgetTitle')} text={t('widgetText')} audience={t('widgetFor')}>
              <LinkButton to="/verktoy/widget">{t('openWidget')}</LinkButton>
            </Tool>
            <Tool title={t('linkTitle')} text={t('linkText')} audience={t('widgetFor')}>
              <LinkButton to="/verktoy/link">{t('openLink')}</LinkButton>
            </Tool>
          </>
        )}
        {hasRealTime && (
          <Tool title={t('realTimeTitle')} text={t('realTimeText')} audience={t('realTimeFor')} />
        )}
      </div>
      <Card title={t('contactTitle')} className="mt-4">
        <p className="mb-4 max-w-prose">{t('contactText')}</p>
        <ExternalLink href={links.contactUs} variant="secondary">
          {t('contact')}
        </ExternalLink>
      </Card>
    </>
  );
}

interface ToolProps {
  title: string;
  text: string;
  /** Who gets it. */
  audience: string;
  children?: ReactNode;
}

function Tool({ title, text, audience, children }: ToolProps) {
  return (
    <Card title={title}>
      <p className="max-w-prose">{text}</p>
      <p className="mt-2 text-small text-ink-muted">{audience}</p>
      {children && <div className="mt-4">{children}</div>}
    </Card>
  );
}
