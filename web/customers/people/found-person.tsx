import type { PersonRow } from '@takst/contract/app/people/personal-data.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { personKindNames } from '@takst/domain/platform/personal-data/person-kind-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Badge, type BadgeTone } from '#platform/design/page/badge.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { EmptyState } from '#platform/design/page/empty-state.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { personQuery } from './people.queries.ts';

const MakeFileModal = lazyDialog(async () => (await import('./make-file.modal.tsx')).MakeFileModal);
const ErasePersonModal = lazyDialog(
  async () => (await import('./erase-person.modal.tsx')).ErasePersonModal,
);

/** Everything that is known of a phone, by customer, and what can be done about it. */
export function FoundPerson({ phone }: { phone: string }) {
  const t = useTexts('people');
  const { data } = useQuery(personQuery(phone, usePageLanguage()));
  const [dialog, setDialog] = useState<'file' | 'erase' | null>(null);
  if (!data) return null;
  const { rows } = data;
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState icon="user" title={t('nobodyTitle', { phone })}>
          {t('nobodyText')}
        </EmptyState>
      </Card>
    );
  const inForce = rows.filter(({ end }) => end === 'in-force');
  const close = () => setDialog(null);
  return (
    <section aria-labelledby="found" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="found" className="text-section font-semibold">
            {t('foundTitle', { phone })}
          </h2>
          <p className="text-small text-ink-muted">{t('things', { count: rows.length })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button icon="download" onClick={() => setDialog('file')}>
            {t('makeFile')}
          </Button>
          <Button variant="danger" disabled={inForce.length > 0} onClick={() => setDialog('erase')}>
            {t('erase')}
          </Button>
        </div>
      </div>
      {inForce.length > 0 && <InForce rows={inForce} />}
      {byCompany(rows).map((ofCompany) => (
        <CompanyCard key={ofCompany[0].company?.id ?? 0} rows={ofCompany} />
      ))}
      {dialog === 'file' && <MakeFileModal phone={phone} onClose={close} />}
      {dialog === 'erase' && <ErasePersonModal phone={phone} rows={rows} onClose={close} />}
    </section>
  );
}

type Rows = readonly [PersonRow, ...PersonRow[]];

const grouped = <Key,>(rows: readonly PersonRow[], keyOf: (row: PersonRow) => Key): Rows[] =>
  [...Map.groupBy(rows, keyOf).values()].filter(
    (group): group is [PersonRow, ...PersonRow[]] => group.length > 0,
  );

const byCompany = (rows: readonly PersonRow[]): Rows[] =>
  grouped(rows, ({ company }) => company?.id ?? 0);

/** Things of one kind of which the same becomes: an employee of years stands on many invoices. */
const alike = (rows: readonly PersonRow[]): Rows[] =>
  grouped(rows, ({ kind, end }) => `${kind} ${end}`);

function InForce({ rows }: { rows: readonly PersonRow[] }) {
  const t = useTexts('people');
  const language = usePageLanguage();
  const items = new Set(
    rows.map(({ kind, company }) => {
      const what = personKindNames[kind][language];
      return company ? t('inForceItem', { what, company: company.name }) : what;
    }),
  );
  return (
    <Notice kind="warning" title={t('inForceTitle')}>
      <p>{t('inForceText')}</p>
      <ul className="mt-2 list-disc pl-5">
        {[...items].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Notice>
  );
}

function CompanyCard({ rows }: { rows: Rows }) {
  const t = useTexts('people');
  const [{ company }] = rows;
  return (
    <Card
      level={3}
      title={
        company ? (
          <Link to={pathTo('/bedrifter/{id}', { id: company.id })}>{company.name}</Link>
        ) : (
          t('noCompany')
        )
      }
    >
      <ul className="divide-y divide-line">
        {alike(rows).map((ofKind) => (
          <li key={ofKind[0].id}>
            <Known rows={ofKind} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const tones = { 'in-force': 'warning', erased: 'quiet' } as const;
const isToned = (end: string): end is keyof typeof tones => end in tones;

/** Things of one kind that are known, opened by its name. */
function Known({ rows }: { rows: Rows }) {
  const t = useTexts('people');
  const language = usePageLanguage();
  const [{ kind, end }] = rows;
  const tone: BadgeTone = isToned(end) ? tones[end] : 'muted';
  const text = { 'in-force': t('endInForce'), erased: t('endErased') };
  return (
    <details className="py-2">
      <summary className="flex min-h-8 cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 pointer-coarse:min-h-11">
        <span className="font-medium">
          {personKindNames[kind][language]}
          {rows.length > 1 && (
            <span className="font-normal text-ink-muted tabular-nums">
              {' '}
              ({formatNumber(rows.length)})
            </span>
          )}
        </span>
        <Badge tone={tone}>{isToned(end) ? text[end] : t('endKept')}</Badge>
      </summary>
      <ul className="divide-y divide-line pt-2 pb-3">
        {rows.map(({ id, facts }) => (
          <li key={id} className="py-2 first:pt-0 last:pb-0">
            <DescriptionList
              columns={3}
              items={facts.map(({ name, value }) => ({ term: name, value }))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
