import type { DepartmentShares } from '@takst/contract/services/free-tickets/own-share/own-share.schema.ts';
import { nameOfDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import { inForce } from '@takst/domain/platform/time/in-force.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatMonth, formatPrice } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ownSharesQuery } from './own-share.queries.ts';

const SetOwnShareModal = lazyDialog(
  async () => (await import('./set-own-share.modal.tsx')).SetOwnShareModal,
);

/** What the employees of each department pay for each ticket, before, now and to come. */
export function OwnShareCard() {
  const t = useTexts('own-share');
  const { company } = useSession();
  const { data } = useQuery(ownSharesQuery(company.id));
  const [openNumber, setOpenNumber] = useState<number | null>(null);
  const department = data?.departments.find(
    ({ agreementNumber }) => agreementNumber === openNumber,
  );
  return (
    <Card title={t('title')}>
      <p className="max-w-2xl text-ink-muted">{t('text')}</p>
      {!data && <SkeletonLines lines={4} />}
      {data?.departments.length === 0 && <p className="mt-4">{t('noDepartments')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {data?.departments.map((one) => (
          <Department
            key={one.agreementNumber}
            department={one}
            onChange={() => setOpenNumber(one.agreementNumber)}
          />
        ))}
      </ul>
      {department && (
        <SetOwnShareModal department={department} onClose={() => setOpenNumber(null)} />
      )}
    </Card>
  );
}

interface DepartmentProps {
  department: DepartmentShares;
  onChange: () => void;
}

function Department({ department, onChange }: DepartmentProps) {
  const t = useTexts('own-share');
  const { today } = useSession();
  const name = nameOfDepartment(department)[usePageLanguage()];
  const current = inForce(department.shares, today);
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p>
          {current === null || current.amountOre === 0
            ? t('none')
            : t('now', { amount: formatPrice(current.amountOre) })}
        </p>
        <Amounts department={department} name={name} />
      </div>
      <Button icon="edit" aria-label={t('changeOf', { department: name })} onClick={onChange}>
        {t('change')}
      </Button>
    </li>
  );
}

/** Each amount since the first, oldest first. */
function Amounts({ department, name }: { department: DepartmentShares; name: string }) {
  const t = useTexts('own-share');
  const language = usePageLanguage();
  const { today } = useSession();
  const { shares } = department;
  const current = inForce(shares, today);
  if (shares.length === 0) return null;
  return (
    <ul aria-label={t('amounts', { department: name })} className="mt-1 text-small text-ink-muted">
      {shares.map((share) => {
        const { validFrom, amountOre } = share;
        const text = t('from', {
          amount: formatPrice(amountOre),
          month: formatMonth(validFrom, language),
        });
        const isPlanned = Temporal.PlainDate.compare(validFrom, today) > 0;
        const note = share === current ? t('inForce') : isPlanned ? t('planned') : null;
        return <li key={validFrom.toString()}>{note ? `${text} · ${note}` : text}</li>;
      })}
    </ul>
  );
}
