import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { StartMany } from './start-many.tsx';
import { useDepartmentKit } from './use-department-kit.tsx';

/** Begins a mass change of department from a list (spec 3 §5). */
export function ChangeDepartmentsPage() {
  const t = useTexts('free-many');
  return (
    <BatchKitProvider value={useDepartmentKit()}>
      <StartMany
        subtitle={t('departmentSubtitle')}
        options={{ agreementName: null, changeFrom: null, slashOrder: null }}
      />
    </BatchKitProvider>
  );
}
