import { pathTo } from '@takst/contract/app/path-to.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { usePayrollFile } from './payroll-file.tsx';
import type { PayrollParts } from './payroll-line.ts';

/** So many are named. */
const maxNamed = 8;

/** Who keeps the file for the payroll system from being made. */
export function PayrollFileFaults(parts: PayrollParts) {
  const t = useTexts('payroll');
  const faults = usePayrollFile(parts)?.faults ?? [];
  if (faults.length === 0) return null;
  return (
    <Notice
      kind="warning"
      className="mb-4"
      title={t('doesNotFit', { count: faults.length, number: formatNumber(faults.length) })}
    >
      <p className="mt-1">{t('doesNotFitText')}</p>
      <ul className="mt-2 grid gap-1 sm:grid-cols-2">
        {faults.slice(0, maxNamed).map(({ subscriberId: id, firstName, lastName, employeeId }) => {
          const name = firstName === null ? t('nameErased') : `${firstName} ${lastName ?? ''}`;
          const text =
            employeeId === '' ? t('faultWithout', { name }) : t('faultOf', { name, employeeId });
          return (
            <li key={`${id}${employeeId}`}>
              {id === null ? (
                text
              ) : (
                <Link to={pathTo('/bedriftsavtale/ansatt/{id}', { id })}>{text}</Link>
              )}
            </li>
          );
        })}
        {faults.length > maxNamed && (
          <li>{t('andMore', { number: formatNumber(faults.length - maxNamed) })}</li>
        )}
      </ul>
    </Notice>
  );
}
