import { expect } from 'vitest';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { onboardingBrowser } from '../test-onboarding.ts';
import { forgetCompanies, forgetOnboardingsOf, receivesEhfOf } from '../test-onboarding.store.ts';
import { askEhfReceiver, askEhfReceiversAgain } from './ask-ehf-receiver.job.ts';

const portalTest = portalTestWith({}, async ({ database }) => {
  await forgetCompanies(database, Object.values(signingCompanies));
  await forgetOnboardingsOf(database);
});

portalTest(
  'a company of which nobody could tell is asked about each day, until it is answered',
  async (portal) => {
    const { database } = portal;
    const down = onboardingBrowser(portal);
    const { id } = await down.begin(signingCompanies.eInvoicesDown, 'ingrid-hansen');
    await down.verify(id, await down.code());
    // One without a company is nobody to be asked about.
    const unfinished = onboardingBrowser(portal);
    await unfinished.begin(signingCompanies.anyTwo, 'jonas-berg');
    const numbers: string[] = [];
    let isUp = false;
    const eInvoiceReceivers = {
      receivesEhf: async (organisationNumber: string) => {
        numbers.push(organisationNumber);
        if (!isUp) throw new Error('the registry is down');
        return true;
      },
    };
    const dependencies = { database, eInvoiceReceivers };
    const askAgain = () => askEhfReceiversAgain.run({}, dependencies, 'key');
    await expect(askAgain()).rejects.toThrow('the registry is down');
    expect(await receivesEhfOf(database, signingCompanies.eInvoicesDown)).toBeNull();
    expect((await down.get(id)).receivesEhf).toBeNull();
    isUp = true;
    await askAgain();
    expect(await receivesEhfOf(database, signingCompanies.eInvoicesDown)).toBe(true);
    expect((await down.get(id)).receivesEhf).toBe(true);
    await askAgain();
    await askEhfReceiver.run({ tenant: 'ruter', onboardingId: id }, dependencies, 'key');
    expect(numbers).toEqual([signingCompanies.eInvoicesDown, signingCompanies.eInvoicesDown]);
  },
);
