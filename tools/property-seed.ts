import fc from 'fast-check';

/**
 * Properties try the same values in each run of a commit: a run that fails is the fault of its commit.
 * `npm run trial:properties` gives other seeds.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
