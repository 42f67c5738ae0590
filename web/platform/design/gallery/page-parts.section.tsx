import { Button } from '#platform/design/buttons/button.tsx';
import { formatDate, formatMoney, formatPhone } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { Status } from '#platform/design/page/status.tsx';
import { statuses } from './examples.ts';
import { Section } from './section.tsx';

const sentence = 'A ticket is valid from the first to the last day of a month.';
const noticeKinds = ['info', 'success', 'warning', 'error'] as const;

export function PagePartsSection() {
  return (
    <Section title="Parts of a page">
      <div className="grid gap-6 md:grid-cols-2">
        <Card title="Card" level={3} actions={<Button variant="quiet">Action</Button>}>
          <DescriptionList
            items={[
              { term: 'Name', value: 'Ingrid Ali' },
              { term: 'Phone', value: formatPhone('+47', '41234567') },
              { term: 'Price', value: formatMoney(89_700) },
              { term: 'Start date', value: formatDate(Temporal.PlainDate.from('2026-12-01')) },
            ]}
          />
        </Card>
        <div className="grid content-start gap-3">
          {noticeKinds.map((kind) => (
            <Notice key={kind} kind={kind} title={`Notice: ${kind}`}>
              {sentence}
            </Notice>
          ))}
          <Notice>{sentence}</Notice>
        </div>
        <Card>
          <div className="mb-5 flex flex-wrap gap-2">
            {statuses.map((status) => (
              <Status key={status} status={status} date="30. nov." />
            ))}
            <Badge>Badge</Badge>
            <Badge tone="info">New</Badge>
          </div>
          <div className="grid gap-4">
            <Progress label="Progress" value={64} />
            <Progress label="Waiting" />
            <SkeletonLines />
          </div>
        </Card>
        <Card className="md:col-span-2">
          <EmptyState
            icon="users"
            title="Nobody here yet"
            actions={<Button variant="primary">Order</Button>}
          >
            {sentence}
          </EmptyState>
        </Card>
      </div>
    </Section>
  );
}
