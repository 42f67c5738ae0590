import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { formatDate, formatMoney, formatPhone } from '#design/format.ts';
import { Badge } from '#design/page/badge.tsx';
import { Card } from '#design/page/card.tsx';
import { DescriptionList } from '#design/page/description-list.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Notice } from '#design/page/notice.tsx';
import { Progress } from '#design/page/progress.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { Status, type StatusName } from '#design/page/status.tsx';
import { Tabs } from '#design/page/tabs.tsx';
import { useGalleryTexts } from './use-gallery-texts.ts';
import { Section } from './section.tsx';

const statuses: StatusName[] = [
  'active',
  'pending',
  'expired',
  'cancelled',
  'failed',
  'anonymised',
];
const day = Temporal.PlainDate.from('2026-12-01');

export function PagePartsSection() {
  const texts = useGalleryTexts();
  const [tab, setTab] = useState<'active' | 'expired'>('active');
  return (
    <Section title={texts.pageParts}>
      <div className="grid gap-6 md:grid-cols-2">
        <Card title={texts.card} level={3} actions={<Button variant="quiet">{texts.edit}</Button>}>
          <p className="mb-5">{texts.cardText}</p>
          <DescriptionList
            items={[
              { term: texts.name, value: 'Ingrid Ali' },
              { term: texts.phone, value: formatPhone('+47', '41234567') },
              { term: texts.price, value: formatMoney(89_700) },
              { term: texts.start, value: formatDate(day) },
            ]}
          />
        </Card>
        <div className="grid content-start gap-3">
          <Notice title={texts.infoTitle}>{texts.infoText}</Notice>
          <Notice kind="success">{texts.successText}</Notice>
          <Notice kind="warning">{texts.warningText}</Notice>
          <Notice kind="danger" title={texts.dangerTitle}>
            {texts.dangerText}
          </Notice>
        </div>
        <Card>
          <div className="mb-5 flex flex-wrap gap-2">
            {statuses.map((status) => (
              <Status key={status} status={status} />
            ))}
            <Badge>{texts.badge}</Badge>
            <Badge tone="info">{texts.badgeNew}</Badge>
          </div>
          <div className="grid gap-4">
            <Progress label={texts.progress} value={64} />
            <Progress label={texts.waiting} />
            <SkeletonLines />
          </div>
        </Card>
        <Card>
          <Tabs
            label={texts.tables}
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'active', label: texts.active, content: texts.activeText },
              { id: 'expired', label: texts.expired, content: texts.expiredText },
            ]}
          />
        </Card>
        <Card className="md:col-span-2">
          <EmptyState
            icon="users"
            title={texts.emptyTitle}
            actions={<Button variant="primary">{texts.primary}</Button>}
          >
            {texts.emptyText}
          </EmptyState>
        </Card>
      </div>
    </Section>
  );
}
