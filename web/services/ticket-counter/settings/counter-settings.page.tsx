import type { CounterSettingsReply } from '@takst/contract/services/ticket-counter/settings/counter-settings.schema.ts';
import { saveCounterSettings } from '@takst/contract/services/ticket-counter/settings/save-counter-settings.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperation } from '#platform/operations/use-operation.ts';
import { useSettingsChangedSince } from '#platform/design/changed-since/use-settings-changed-since.ts';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ReferencesSection } from '#services/ticket-counter/references/references.section.tsx';
import { CounterViews } from '../views/counter-views.tsx';
import { CounterSettingsForm } from './counter-settings.form.tsx';
import { counterSettingsQuery } from './counter-settings.queries.ts';

/** What a company sets at its ticket counter, and its invoice references (spec 3 §2). */
export function CounterSettingsPage() {
  const t = useTexts('counter-settings');
  const { company } = useSession();
  const { data } = useQuery(counterSettingsQuery(company.id));
  useDocumentTitle(`${t('title')} – ${company.name}`);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle', { company: company.name })} />
      <CounterViews />
      <div className="grid gap-(--space-gap)">
        <Card title={t('cardTitle')}>
          {data ? <SavedSettings key={company.id} settings={data} /> : <SkeletonLines lines={6} />}
        </Card>
        <div>
          <ReferencesSection key={company.id} />
        </div>
      </div>
    </>
  );
}

/** The spinner of Save holds so long (spec 3 §2). */
const spinnerMs = 300;

function SavedSettings({ settings }: { settings: CounterSettingsReply }) {
  const t = useTexts('counter-settings');
  const { company } = useSession();
  const changed = useSettingsChangedSince<typeof saveCounterSettings>();
  const [isHeld, setHeld] = useState(false);
  const save = useOperation(saveCounterSettings, {
    texts: 'counter-settings',
    failed: 'failed',
    refusals: { SETTINGS_CHANGED_SINCE: changed.text },
    causes: { SETTINGS_CHANGED_SINCE: [] },
    toast: ({ reply }) => ({
      title: t('saved'),
      text: [
        t(reply.allowTicketAdminsToUpdateInvoiceReferences ? 'savedOpen' : 'savedClosed'),
        t(reply.invoiceReferenceIsMandatory ? 'savedMandatory' : 'savedOptional'),
      ].join(' '),
    }),
    onDone: changed.forget,
    onProblem: changed.onProblem,
  });
  return (
    <CounterSettingsForm
      key={settings.version}
      settings={settings}
      operation={{ ...save, isPending: save.isPending || isHeld }}
      wayOn={changed.wayOnOf(save)}
      onSave={(body) => {
        setHeld(true);
        setTimeout(() => setHeld(false), spinnerMs);
        save.send({ params: { id: company.id }, body: changed.bodyOf(body) });
      }}
    />
  );
}
