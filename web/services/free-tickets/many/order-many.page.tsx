import { BatchKitProvider } from '#ticketing/batches/batch/batch-kit.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { onlyDepartment } from './departments-to-choose.ts';
import { StartMany } from './start-many.tsx';
import { useOrderKit } from './use-order-kit.tsx';

/** Begins a mass order from a list (spec 3 §5). */
export function OrderManyPage() {
  const t = useTexts('free-many');
  const session = useSession();
  const agreementName = onlyDepartment(session);
  return (
    <BatchKitProvider value={useOrderKit()}>
      <StartMany
        subtitle={t('orderSubtitle', { company: session.company.name })}
        options={{ agreementName, startDate: null, ordersNewCards: false, slashOrder: null }}
      />
    </BatchKitProvider>
  );
}
