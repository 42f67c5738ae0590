import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noAnswers } from '../installation/answers.ts';
import { readSettingsFile, writeSettingsFile } from '../installation/settings-file.ts';
import { Interrupted, type Question } from '../installation/terminal.ts';
import { installation, kari } from './test-installed.ts';

describe('an installation by answers in a file', () => {
  it('goes from an empty database to a portal of which nothing is wrong', async () => {
    const { setUp, examine, ...portal } = await installation();
    const { isDone, text } = await setUp();
    expect(isDone, text).toBe(true);
    expect(text).toMatch(/ok +database: PostgreSQL \d+.*: empty/);
    expect(text).toContain('ok     identity provider of ruter: https://id.example knows');
    expect(text).toContain('migrations run: 0001-platform.sql');
    expect(text).toMatch(/kari@ruter\.example \(user \d+ of ruter\) was added\./);
    expect(text).toMatch(/redirect address +http:\/\/127\.0\.0\.1:\d+\/implicit\/callback/);
    expect(text).toContain(portal.settingsFile);
    expect(portal.gateway.phones).toEqual(['+4741234567']);
    expect(portal.mail.recipients).toEqual([kari.email]);
    expect(statSync(portal.settingsFile).mode & 0o777).toBe(0o600);
    expect(readSettingsFile(portal.settingsFile)).toMatchObject(portal.answers.settings);
    const doctor = await examine();
    expect(doctor.text).toContain('Nothing is wrong.');
    expect(doctor.isDone).toBe(true);
    for (const secret of ['gateway-token', 'client secret of ruter']) {
      expect(doctor.text).not.toContain(secret);
      expect(text).not.toContain(secret);
    }

    // A second run sends no message and makes no administrator.
    for (const again of [await setUp({ answers: noAnswers }), await setUp()]) {
      expect(again.isDone).toBe(true);
      expect(again.text).not.toContain('kari@');
    }
    expect(portal.gateway.phones).toHaveLength(1);
    expect(portal.mail.recipients).toHaveLength(1);
  });

  it('names everything that is missing or wrong in one go, and keeps nothing of it', async () => {
    const { setUp, answers, settingsFile } = await installation();
    const { SMS_TOKEN: _token, ...settings } = answers.settings;
    const faulty = { ...settings, SMTP_URL: 'https://mail.example' };
    const message = String(
      await setUp({ answers: { ...answers, settings: faulty } }).catch((error: unknown) => error),
    );
    expect(message).toMatch(/ {2}SMS_TOKEN: is missing \(.+for example the-token/);
    expect(message).toMatch(/ {2}SMTP_URL: must begin with smtp:\/\/ or smtps:\/\/ \(/);
    expect(existsSync(settingsFile)).toBe(false);
  });

  it('stops where a service fails, and goes on from there', async () => {
    const { setUp, gatewayState, gateway, answers } = await installation();
    gatewayState.status = 503;
    const failed = await setUp();
    expect(failed.isDone).toBe(false);
    expect(failed.text).toMatch(/WRONG {2}SMS gateway: \S+ answers 503/);
    expect(failed.text).toContain('ok     mail server');
    expect(failed.text).not.toContain('migrations run');
    gatewayState.status = 202;
    const gone = await setUp({ answers: { ...answers, settings: {} } });
    expect(gone.isDone, gone.text).toBe(true);
    expect(gateway.phones).toEqual(['+4741234567']);
  });

  it('keeps the password of the tables’ owner out of the settings, unless somebody has written it there', async () => {
    const owner = { DATABASE_OWNER_URL: 'postgres://takst_owner:very-secret@127.0.0.1:9/takst' };
    const { setUp, settingsFile } = await installation({
      database: 'postgres://takst@127.0.0.1:9/takst',
    });
    expect((await setUp({ environment: owner })).isDone).toBe(false);
    const kept = readSettingsFile(settingsFile);
    expect(kept).toMatchObject({ SMS_TOKEN: 'gateway-token' });
    expect(kept).not.toHaveProperty('DATABASE_OWNER_URL');
    writeSettingsFile(settingsFile, { ...kept, ...owner });
    await setUp();
    expect(readSettingsFile(settingsFile)).toMatchObject(owner);
  });

  it('begins with nothing where the words for an administrator are wrong', async () => {
    const { setUp, answers, gateway } = await installation();
    const administrators = [
      { ...kari, email: 'kari' },
      { ...kari, operator: 'akt' },
    ];
    await expect(setUp({ answers: { ...answers, administrators } })).rejects.toThrow(
      /administrators: "kari" is no e-mail address\n.+"akt" is no operator of this portal: ruter/,
    );
    expect(gateway.phones).toEqual([]);
  });

  it('says in words why a database refuses, without a stack', async () => {
    const database = 'postgres://takst:very-secret@127.0.0.1:9/takst';
    const { setUp, examine } = await installation({ database });
    for (const { isDone, text } of [await setUp(), await examine()]) {
      expect(isDone).toBe(false);
      expect(text).toMatch(
        /WRONG {2}database: the database at 127\.0\.0\.1:9\/takst says: .*ECONNREFUSED/,
      );
      expect(text).not.toMatch(/very-secret|^ +at /m);
    }
  });
});

describe('an installation in a terminal', () => {
  /** Answers by what is asked for; each question once. */
  const person = (replies: Record<string, string>) => {
    const asked: Question[] = [];
    const ask = async (question: Question) => {
      asked.push(question);
      const reply = replies[question.text];
      if (reply === undefined) throw new Interrupted(question.text);
      return reply;
    };
    return { asked, ask };
  };
  const asNobody = { ...noAnswers };

  it('asks once for each thing, and never again', async () => {
    const { setUp, answers, settingsFile, gateway } = await installation();
    const { NODE_ENV, TAKST_DEMO, PUBLIC_URL, ONBOARDING_RUTER_FORM, BRREG_URL, ...rest } =
      answers.settings;
    const environment = { NODE_ENV, TAKST_DEMO, PUBLIC_URL, ONBOARDING_RUTER_FORM, BRREG_URL };
    const { TENANT_HOSTS: _hosts, ...settings } = rest;
    const replies: Record<string, string> = {
      'Host name of Ruter': '127.0.0.1',
      'Host name of AKT': '',
      'Host name of Fjord': '',
      ...settings,
      SMTP_RUTER_FROM: '',
      SENTRY_DSN: '',
      'Files of zones, products, prices, VAT rates and sellers (Enter alone: later)': '',
      'E-mail of the first administrator of Ruter': kari.email,
      'First name': 'Kari',
      'Last name': 'Nordmann',
      'Phone, with its country where it is not Norwegian': kari.phone,
      'Send a test to 412 34 567 and kari@ruter.example? (Enter alone: yes, n: no)': 'n',
    };
    const { SMS_TOKEN: _unanswered, ...unfinished } = replies;
    const stopped = person(unfinished);
    const first = setUp({ answers: asNobody, ask: stopped.ask, environment });
    await expect(first).rejects.toThrow('SMS_TOKEN');
    expect(readSettingsFile(settingsFile)).toMatchObject({ SMS_URL: settings['SMS_URL'] });

    const further = person(replies);
    const { isDone, text } = await setUp({ answers: asNobody, ask: further.ask, environment });
    expect(isDone, text).toBe(true);
    const texts = [...stopped.asked.slice(0, -1), ...further.asked].map((one) => one.text);
    expect(texts.toSorted()).toEqual(Object.keys(replies).toSorted());
    const unseen = further.asked.filter(({ isSecret }) => isSecret).map((one) => one.text);
    expect(unseen).toContain('SMS_TOKEN');
    expect(gateway.phones).toEqual([]);
    expect(text).toContain('ruter has no zones');

    const third = person(replies);
    expect((await setUp({ answers: asNobody, ask: third.ask, environment })).isDone).toBe(true);
    // What is still missing is asked for; everything else is known.
    expect(third.asked.map((one) => one.text)).toEqual([
      'Files of zones, products, prices, VAT rates and sellers (Enter alone: later)',
    ]);
  });

  it('asks anew for what did not work', async () => {
    const { setUp, answers } = await installation();
    const settings = { ...answers.settings, SMS_TOKEN: 'another-token' };
    const { ask, asked } = person({
      SMTP_RUTER_FROM: '',
      SENTRY_DSN: '',
      SMS_URL: '',
      SMS_TOKEN: 'gateway-token',
      'Send a test to 412 34 567 and kari@ruter.example? (Enter alone: yes, n: no)': '',
    });
    const { isDone, text } = await setUp({ answers: { ...answers, settings }, ask });
    expect(isDone, text).toBe(true);
    expect(text).toMatch(/WRONG {2}SMS gateway: \S+ answers 401: does not take the token/);
    expect(asked.filter((one) => one.text === 'SMS_TOKEN')).toHaveLength(1);
  });
});
