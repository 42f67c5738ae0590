import { startOnboarding as route } from '@takst/contract/services/onboarding/start-onboarding.contract.ts';
import { randomUUID } from 'node:crypto';
import { isMobile } from '#ticketing/holders/holders.public.ts';
import { serve } from '#platform/http/serve.ts';
import { limitUses } from '#platform/tries/tries.public.ts';
import { identificationStore } from '../identify/identification.store.ts';
import type { OnboardingDependencies } from '../application/onboarding-dependencies.ts';
import { lookUpLimits, startLimits } from '../application/onboarding-limits.ts';
import { onboardingOrigin } from '../application/onboarding-origin.ts';
import { onboardingStore } from '../application/onboarding.store.ts';
import { endOnboarding } from './end-onboarding.ts';
import { findUnit } from './find-unit.ts';

/**
 * Begins an onboarding in a browser. The register and the identity provider are asked before anything is kept, so nothing
 * is half made when one of them is down. An unfinished onboarding of the same browser is over: it was begun anew.
 */
export const startOnboarding = (dependencies: OnboardingDependencies) =>
  serve(route, async (call) => {
    const { body, browser, address, now, language } = call;
    const { tenant } = call.origin;
    if (dependencies.onboardingFormOf(tenant) !== 'full') {
      return { refused: { code: 'ONBOARDING_NOT_OFFERED' } };
    }
    const { email, phoneCountryCode, phone, organisationNumber } = body;
    if (!isMobile(body)) return { refused: { code: 'PHONE_NOT_VALID' } };
    // Before the register is asked: those that it refuses count, too.
    await dependencies.database.transaction((tx) =>
      limitUses(tx, lookUpLimits({ tenant, address }), now),
    );
    const unit = await findUnit(dependencies.register, organisationNumber);
    if ('refused' in unit) return unit;
    const { url, secrets } = await dependencies.identity.start({
      tenant,
      origin: call.site,
      language,
    });
    const onboarding = {
      id: randomUUID(),
      organisation_number: organisationNumber,
      company_name: unit.found.name,
      email,
      phone_country_code: phoneCountryCode,
      phone,
      language,
      browser_digest: browser,
      created_at: now,
    };
    return dependencies.changes(onboardingOrigin(call.origin), async (change) => {
      const { tx, record } = change;
      const uses = startLimits({ tenant, address, email, phone: `${phoneCountryCode}${phone}` });
      await limitUses(tx, uses, now);
      const store = onboardingStore(tx, tenant);
      for (const id of await store.lockUnfinishedOf(browser)) {
        await endOnboarding(
          { record, store },
          { id, companyId: null, now, reason: 'started-over' },
        );
      }
      await store.insert(onboarding);
      await identificationStore(tx, tenant).insert(
        { onboardingId: onboarding.id, signatureId: null, linkToken: null, secrets },
        { browser, now },
      );
      await record({
        companyId: null,
        kind: 'start-onboarding',
        subject: { type: 'onboarding', id: onboarding.id },
        about: null,
        before: null,
        after: { name: unit.found.name, organisationNumber },
      });
      return { reply: url.href };
    });
  });
