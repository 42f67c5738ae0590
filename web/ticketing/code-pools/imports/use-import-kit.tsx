import { codeImportCalls } from '@takst/contract/ticketing/code-pools/code-import-calls.ts';
import { codeImports } from '@takst/contract/ticketing/code-pools/code-imports.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import {
  type CodePoolKind,
  codePoolKinds,
} from '@takst/domain/ticketing/code-pools/code-pool-kind.ts';
import { lazy } from 'react';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { formatNumber } from '#platform/design/format.ts';
import { DescriptionList } from '#platform/design/page/description-list.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { usePoolName } from './use-pool-name.ts';

const ImportOptionsForm = lazy(async () => ({
  default: (await import('./import-options.form.tsx')).ImportOptionsForm,
}));

/** What is wrong with a row or an import; one without a text does not compile. */
const faults: Readonly<
  Record<
    (typeof codeImports)['faults' | 'generalFaults'][number] | 'ROW_TWICE',
    PlainTextKey<'code-pools'>
  >
> = {
  CODE_EXISTS: 'codeExists',
  CODE_EXPIRED: 'codeExpired',
  ROW_TWICE: 'codeTwice',
  POOL_NOT_OFFERED: 'poolNotOffered',
};

const isOwn = (code: string): code is keyof typeof faults => Object.hasOwn(faults, code);

export const isPool = (text: string | null): text is CodePoolKind =>
  codePoolKinds.some((kind) => kind === text);

/** Codes from a file: what the pages of a batch need to know of them. Null where the pool is not known yet. */
export function useImportKit(pool: CodePoolKind | null): BatchKit {
  const t = useTexts('code-pools');
  const poolName = usePoolName();
  const countOf = (count: number) => ({ count, rows: formatNumber(count) });
  return {
    service: codeImports,
    calls: codeImportCalls,
    ...(pool && { options: { act: pool } }),
    startPath: '/kodelager',
    pathOf: (id) => pathTo('/kodelager/fyll/{id}', { id }),
    subjectPath: () => null,
    texts: {
      title: t('title'),
      read: (rows) => t('read', { rows }),
      nameOf: ({ act, source }) => {
        const name = isPool(act) ? poolName(act) : '';
        return source.name === null
          ? t('importOfCells', { pool: name })
          : t('importOf', { pool: name, source: source.name });
      },
      effect: () => t('codeReady'),
      carryOut: (rows) => t('carryOut', countOf(rows)),
      carriedOut: (rows) => t('carriedOut', countOf(rows)),
      fault: (code) => (isOwn(code) ? t(faults[code]) : null),
    },
    optionsForm: (draft) => <ImportOptionsForm {...draft} />,
    summary: ({ totals: { ready, faulty } }) => (
      <p>
        {t('ready', countOf(ready))} {faulty > 0 && t('faulty', countOf(faulty))}
      </p>
    ),
    facts: ({ ready }) => (
      <DescriptionList
        items={[
          ...(pool ? [{ term: t('pool'), value: poolName(pool) }] : []),
          { term: t('codes'), value: formatNumber(ready) },
        ]}
      />
    ),
    acceptance: null,
  };
}
