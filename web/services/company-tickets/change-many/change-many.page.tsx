import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { useState } from 'react';
import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { BatchesBelow } from '#ticketing/batches/list/batches-below.tsx';
import { StartBatch } from '#ticketing/batches/start/start-batch.tsx';
import { RadioCards } from '#platform/design/fields/radio-cards.tsx';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useOptionsAtStart } from '#ticketing/subscribers/change-many/options-at-start.ts';
import { useChangeManyKit } from './use-change-many-kit.tsx';

/** Reads a list of people whose tickets shall be changed, and shows the changes for many before it. */
export function ChangeManyPage() {
  const t = useTexts('change-many-tickets');
  const { company } = useSession();
  const [act, setAct] = useState<ChangeAct>('end');
  const kit = useChangeManyKit(act);
  const optionsFor = useOptionsAtStart();
  useDocumentTitle(`${t('earlierTitle')} – ${company.name}`);
  return (
    <BatchKitProvider value={kit}>
      <PageHeader
        back={<BackLink to="/bedriftsavtale">{t('employees')}</BackLink>}
        title={t('earlierTitle')}
        subtitle={t('subtitle')}
      />
      <div className="grid gap-10">
        <div className="grid gap-6">
          <Card>
            <RadioCards
              name="act"
              label={t('act')}
              columns={2}
              value={act}
              onChange={setAct}
              cards={listedActs.map((value) => ({
                value,
                label: t(cards[value].label),
                description: t(cards[value].text),
              }))}
            />
          </Card>
          <StartBatch options={optionsFor(act)} />
        </div>
        <BatchesBelow />
      </div>
    </BatchKitProvider>
  );
}

/** What is done to a list of people; a change is taken back from its own page. */
const listedActs = ['end', 'change-zone', 'change-agreement', 'resend-pickup-code'] as const;

const cards = {
  end: { label: 'actEnd', text: 'actEndText' },
  'change-zone': { label: 'actZones', text: 'actZonesText' },
  'change-agreement': { label: 'actAgreement', text: 'actAgreementText' },
  'resend-pickup-code': { label: 'actResend', text: 'actResendText' },
} as const;
