import { join } from 'node:path';
import { type Answers, noAnswers } from '../installation/answers.ts';
import { runDoctorCommand } from './doctor-command.ts';
import { runSetupCommand } from './setup-command.ts';
import { emptyDatabase, referenceFiles, startServices } from './test-installation.ts';

export const kari = {
  operator: 'ruter',
  email: 'kari@ruter.example',
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone: '412 34 567',
};

/** An installation on an empty database; each command says what it says as one text. */
export async function installation({ database = '' } = {}) {
  const services = await startServices();
  const databaseUrl = database === '' ? await emptyDatabase() : database;
  const settings = services.settings(databaseUrl);
  const settingsFile = join(services.folder, 'takst.env');
  const { discover } = services.provider;
  const answers: Answers = {
    ...noAnswers,
    settings,
    administrators: [kari],
    referenceData: referenceFiles(services.folder),
  };
  const collect = async (run: (say: (line: string) => void) => Promise<boolean>) => {
    const lines: string[] = [];
    const isDone = await run((line) => void lines.push(line));
    return { isDone, text: lines.join('\n') };
  };
  return {
    ...services,
    answers,
    settingsFile,
    setUp: (given: Partial<Parameters<typeof runSetupCommand>[0]> = {}) =>
      collect((say) =>
        runSetupCommand({
          environment: {},
          settingsFile,
          answers,
          ask: null,
          say,
          discover,
          ...given,
        }),
      ),
    examine: (environment: Record<string, string> = {}) =>
      collect((say) =>
        runDoctorCommand({
          environment,
          settingsFile,
          phone: null,
          email: null,
          say,
          discover,
        }),
      ),
  };
}
