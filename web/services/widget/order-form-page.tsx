import {
  getOrderForm,
  type OrderForm,
} from '@takst/contract/services/self-service/order-form/get-order-form.contract.ts';
import { useEffect, useState } from 'react';
import { call } from '#platform/api/call.ts';
import { callProblemOf } from '#platform/api/call-problem.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { FormFrame } from './form-frame.tsx';
import { OrderFormFlow } from './order-form-flow.tsx';
import { useFormTexts } from './words/use-form-texts.ts';
import { usePreview } from './calls/use-preview.ts';

type LoadResult =
  | { form: OrderForm }
  | { problem: 'not-found' | 'offline' | 'too-many' | 'trouble' };

async function loadForm(clientId: string): Promise<LoadResult> {
  try {
    const outcome = await call(getOrderForm, { params: { clientId } });
    return 'refused' in outcome ? { problem: 'not-found' } : { form: outcome.reply };
  } catch (failure) {
    return { problem: callProblemOf(failure) };
  }
}

/** The form of a company, or why there is none. */
export function OrderFormPage({ clientId }: { clientId: string }) {
  const [loaded, setLoaded] = useState<LoadResult | null>(null);
  const [attempt, setAttempt] = useState(0);
  const look = usePreview();
  useEffect(() => {
    let isCurrent = true;
    void loadForm(clientId).then((result) => isCurrent && setLoaded(result));
    return () => {
      isCurrent = false;
    };
  }, [clientId, attempt]);
  const form = loaded && 'form' in loaded ? { ...loaded.form, ...look } : null;
  return (
    <FormFrame form={form}>
      {!loaded && <SkeletonLines lines={8} />}
      {form && form.agreements.length > 0 && <OrderFormFlow clientId={clientId} form={form} />}
      {form && form.agreements.length === 0 && <ClosedForm company={form.companyName} />}
      {loaded && 'problem' in loaded && (
        <NoForm problem={loaded.problem} onTryAgain={() => setAttempt((count) => count + 1)} />
      )}
    </FormFrame>
  );
}

function ClosedForm({ company }: { company: string }) {
  const t = useFormTexts();
  return (
    <Notice kind="warning" title={t('closedTitle')}>
      {t('closedText', { company })}
    </Notice>
  );
}

interface NoFormProps {
  problem: Extract<LoadResult, { problem: unknown }>['problem'];
  onTryAgain: () => void;
}

function NoForm({ problem, onTryAgain }: NoFormProps) {
  const t = useFormTexts();
  if (problem === 'not-found') {
    return (
      <Notice kind="warning" title={t('notFoundTitle')}>
        {t('notFoundText')}
      </Notice>
    );
  }
  return (
    <Notice kind="error" isAnnounced>
      <p>{t(problem === 'offline' ? 'offline' : 'trouble')}</p>
      <Button onClick={onTryAgain} className="mt-3">
        {t('tryAgain')}
      </Button>
    </Notice>
  );
}
