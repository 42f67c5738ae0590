import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { formatDate, formatMoney, formatMonth, formatPhone } from '#design/format.ts';
import { Badge } from '#design/page/badge.tsx';
import { Card } from '#design/page/card.tsx';
import { DescriptionList } from '#design/page/description-list.tsx';
import { EmptyState } from '#design/page/empty-state.tsx';
import { Notice } from '#design/page/notice.tsx';
import { Progress } from '#design/page/progress.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { Status, type StatusName } from '#design/page/status.tsx';
import { Tabs } from '#design/page/tabs.tsx';
import { usePageLanguage } from '#design/page-language.ts';
import { useGalleryWords } from './gallery-words.ts';
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
  const words = useGalleryWords();
  const language = usePageLanguage();
  const [tab, setTab] = useState<'active' | 'expired'>('active');
  return (
    <Section title={words.pageParts}>
      <div className="grid gap-6 md:grid-cols-2">
        <Card title={words.card} level={3} actions={<Button variant="quiet">{words.edit}</Button>}>
          <p className="mb-5">{words.cardText}</p>
          <DescriptionList
            items={[
              { term: words.name, value: 'Ingrid Ali' },
              { term: words.phone, value: formatPhone('+47', '41234567') },
              { term: words.price, value: formatMoney(89_700) },
              { term: words.start, value: formatDate(day) },
              { term: words.period, value: formatMonth(day, language) },
            ]}
          />
        </Card>
        <div className="grid content-start gap-3">
          <Notice title={words.infoTitle}>{words.infoText}</Notice>
          <Notice kind="success">{words.successText}</Notice>
          <Notice kind="warning">{words.warningText}</Notice>
          <Notice kind="danger" title={words.dangerTitle}>
            {words.dangerText}
          </Notice>
        </div>
        <Card>
          <div className="mb-5 flex flex-wrap gap-2">
            {statuses.map((status) => (
              <Status key={status} status={status} />
            ))}
            <Badge>{words.badge}</Badge>
            <Badge tone="info">{words.badgeNew}</Badge>
          </div>
          <div className="grid gap-4">
            <Progress label={words.progress} value={64} />
            <Progress label={words.waiting} />
            <SkeletonLines />
          </div>
        </Card>
        <Card>
          <Tabs
            label={words.tables}
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'active', label: words.active, content: words.activeText },
              { id: 'expired', label: words.expired, content: words.expiredText },
            ]}
          />
        </Card>
        <Card className="md:col-span-2">
          <EmptyState
            icon="users"
            title={words.emptyTitle}
            actions={<Button variant="primary">{words.primary}</Button>}
          >
            {words.emptyText}
          </EmptyState>
        </Card>
      </div>
    </Section>
  );
}
