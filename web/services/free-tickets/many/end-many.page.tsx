import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { StartMany } from './start-many.tsx';
import { useEndKit } from './use-end-kit.tsx';

/** Begins a mass end from a list (spec 3 §5). */
export function EndManyPage() {
  const t = useTexts('free-many');
  return (
    <BatchKitProvider value={useEndKit()}>
      <StartMany
        subtitle={t('endSubtitle')}
        hint={
          <p>
            {t('leaversHint')}{' '}
            <Link to="/fribilletter/massebestillinger/sluttet">{t('findLeavers')}</Link>
          </p>
        }
        options={{ lastDay: null, slashOrder: null }}
      />
    </BatchKitProvider>
  );
}
