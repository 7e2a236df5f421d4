import type { MailKind } from '@lions/domain';
import type { Family } from '../../places/outbox/family.entity.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import type { MailData } from '../../places/outbox/outbox-mail.entity.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import type { Practice } from '../../practices/practice.entity.js';
import type { Registration } from '../../places/registration.entity.js';
import { givenPractice } from './given-practice.js';
import { givenRegistration } from './given-registration.js';
import type { TestApp } from '../test-app.js';

let mails = 0;

/** A family of that address, with the link of its English mails. */
export async function givenFamily(
  { app, db }: TestApp,
  email: string,
  locale: Family['locale'] = null,
): Promise<{ familyId: number; manageUrl: string }> {
  const links = app.get(FamilyLinks, { strict: false });
  const familyId = (await db.write((tx) => links.familiesIn(tx, [{ email, locale }]))).get(email) ?? 0;
  const urls = await db.read((reader) => links.mailUrlsIn(reader, familyId));
  return { familyId, manageUrl: urls?.en ?? '' };
}

/** The subject of a mail; default: a confirmed registration for a practice on Friday, 5 September 2025. */
export interface GivenMail {
  locale?: Family['locale'];
  email?: string;
  practice?: Partial<Practice>;
  registration?: Partial<Registration>;
  data?: MailData;
}

/** A family with a registration and that mail about it, stored as the application would. */
export async function givenMail(testApp: TestApp, kind: MailKind, given: GivenMail = {}) {
  const { app, db, clock } = testApp;
  const { locale = 'en', email = 'demo.parent@example.test', data, registration = {} } = given;
  mails += 1;
  const family = await givenFamily(testApp, email);
  const practiceId =
    registration.practiceId ??
    (registration.sessionId ? null : (await givenPractice(db, clock, given.practice)).id);
  const { id: registrationId } = await givenRegistration(db, clock, null, {
    practiceId,
    familyId: family.familyId,
    parentEmail: email,
    ...registration,
  });
  const mail = {
    kind,
    locale,
    registrationId,
    familyId: family.familyId,
    transitionKey: `${kind}:${registrationId}:${mails}`,
    ...(data && { data }),
  };
  await db.write((tx) => app.get(OutboxService, { strict: false }).queueIn(tx, [mail]));
  return { ...family, registrationId, practiceId };
}
