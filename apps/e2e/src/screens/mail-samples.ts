import { pathToFileURL } from 'node:url';

export type Language = 'en' | 'fr';

/** A mail of each kind, and odd ones, in one language or in both. */
export interface MailSample {
  name: string;
  subject: string;
  text: string;
  html: string;
}

type Part = Record<string, unknown> & { subject: string; language: Language };

/** The built modules of the API that write mails. */
interface MailModules {
  mailPart: (rows: readonly object[], language: Language, options?: object) => Part;
  messagePart: (message: object, rows: readonly object[], language: Language) => Part;
  mailHtml: (parts: readonly object[]) => string;
  mailText: (parts: readonly object[]) => string;
  MAIL_TEXTS: Record<Language, { sentences: Record<string, unknown>; guardianNotes: string[] }>;
  alertMail: (stored: object, publicUrl: string) => Omit<MailSample, 'name'>;
  CREST: { cid: string; content: string };
}

async function load(): Promise<MailModules> {
  const files = ['mail-part', 'mail-html', 'alert-mail', 'mail-crest'];
  const modules = files.map(async (name) => {
    const file = new URL(`../../../api/dist/mail/${name}.js`, import.meta.url);
    return (await import(pathToFileURL(file.pathname).href)) as object;
  });
  return Object.assign({}, ...(await Promise.all(modules))) as MailModules;
}

const SESSION = {
  practiceId: null,
  sessionId: 7,
  date: '2026-12-12',
  time: '6:00 PM - 7:30 PM',
  goneAt: null,
  location: 'Bob-Birnie Arena - Pointe-Claire',
  description: 'Be there 45 minutes ahead, with a white and a navy jersey.',
  descriptionFr: 'Arrivez 45 minutes d’avance, avec un chandail blanc et un chandail marine.',
  feeCents: 12_345,
  feeUrl: 'https://registry.example/pay',
  team: 'M18 AAA Prep',
  teamFr: 'M18 AAA Prép.',
};
const PRACTICE = {
  ...SESSION,
  practiceId: 3,
  sessionId: null,
  location: null,
  description: null,
  descriptionFr: null,
  feeCents: null,
  feeUrl: null,
  team: null,
  teamFr: null,
};

let rows = 0;
const row = (kind: string, change: object = {}) => {
  rows += 1;
  return {
    id: rows,
    kind,
    data: null,
    registrationId: rows,
    paidAt: null as Date | null,
    playerName: 'Demo Éloïse Tremblay',
    position: undefined,
    activity: undefined,
    left: undefined,
    ...SESSION,
    ...change,
  };
};
const SECOND = { playerName: 'Demo Olivier Tremblay' };
const activity = (row: object, playerName: string, position?: number) => ({
  row,
  children: [{ registrationId: 0, playerName, position }],
});
const evening = (day: string) => {
  const date = { sessionId: Number(day), date: `2026-12-${day}` };
  return [row('confirmation', date), row('confirmation', { ...date, ...SECOND })];
};
const ODD = `<b onclick="alert(1)">'O’Neil' & "Fils"</b>`;
const LONG = 'Maximilien'.repeat(8);
const WAS = { date: '2026-12-01', time: '7:00 PM - 8:00 PM', location: 'Aréna Exemple, Laval' };

const SAMPLES: Record<string, ReturnType<typeof row>[]> = {
  confirmation: [...evening('19'), ...evening('12'), ...evening('14')],
  waiting: [
    row('waiting', { ...PRACTICE, position: 1 }),
    row('waiting', { ...PRACTICE, ...SECOND, position: 4 }),
  ],
  promoted: [row('promoted')],
  paid: [row('reminder', { paidAt: new Date() })],
  cancelled: [row('cancelled', { activity: activity(SESSION, 'Demo Olivier Tremblay') })],
  moved: [
    row('changed', { data: { was: WAS } }),
    row('changed', { ...SECOND, position: 2, data: { was: WAS } }),
  ],
  'by-the-coach': [row('changed', { left: activity(PRACTICE, 'Demo Olivier Tremblay', 3) })],
  'back-on': [row('changed', { data: { isBack: true, note: { en: 'Sorry!', fr: 'Désolés !' } } })],
  'practice-cancelled': [row('practice-cancelled', { ...PRACTICE, goneAt: new Date() })],
  reminder: [row('reminder', PRACTICE), row('reminder', { ...PRACTICE, ...SECOND })],
  mixed: [row('confirmation'), row('waiting', { ...SECOND, position: 4 })],
  link: [row('link')],
  'daily-limit': [row('daily-limit')],
  offered: [row('offered', { position: 2 })],
  'offer-over': [row('offer-over', { position: 2 })],
  guardian: [row('guardian')],
  'guardian-added': [row('guardian-added')],
  'odd-names': [
    row('confirmation', {
      playerName: ODD,
      team: ODD,
      teamFr: ODD,
      location: ODD,
      description: LONG,
      descriptionFr: LONG,
    }),
    row('confirmation', { playerName: LONG, sessionId: 8, team: LONG, teamFr: LONG, location: LONG }),
    row('confirmation', { sessionId: 9, date: 'Soon', time: 'In the evening' }),
  ],
};
const MESSAGE = {
  subjectEn: 'Bring both jerseys on Saturday',
  textEn: 'Hello all,\n\nPlease bring both jerseys.\nThe white one too. See you <there>!',
  subjectFr: 'Apportez vos deux chandails samedi',
  textFr: 'Bonjour à tous,\n\nApportez vos deux chandails.\nLe blanc aussi. À <samedi> !',
};
const ALERTS = ['failed-mails', 'delayed-mails', 'disk', 'backup', 'clean-up', 'webhooks'];

/**
 * The crest is attached to a mail; here it is in the page's address.
 * @throws Error for a kind without a sample
 */
export async function mailSamples(): Promise<MailSample[]> {
  const { mailPart, messagePart, mailHtml, mailText, alertMail, CREST, MAIL_TEXTS } = await load();
  const kinds = new Set(Object.values(SAMPLES).flatMap((mails) => mails.map(({ kind }) => kind)));
  const missing = Object.keys(MAIL_TEXTS.en.sentences).filter(
    (kind) => !kinds.has(kind) && kind !== 'message',
  );
  if (missing.length > 0) throw new Error(`No sample of ${missing.join(', ')}`);
  const shown = ({ html, ...mail }: MailSample) => ({
    ...mail,
    html: html.replace(`cid:${CREST.cid}`, `data:image/png;base64,${CREST.content}`),
  });
  const mail = (name: string, parts: Part[]) => {
    const linked = parts.map((part) => {
      const path = part.language === 'fr' ? '/fr/my/demo' : '/my/demo?lang=en&from=mail';
      return { ...part, url: `https://lions.example${path}` };
    });
    const subject = parts.map((part) => part.subject).join(' / ');
    return { name, subject, text: mailText(linked), html: mailHtml(linked) };
  };
  const inOne = (['en', 'fr'] as const).flatMap((language) => [
    ...Object.entries(SAMPLES).map(([name, mails]) => {
      const part = mailPart(mails, language, { contact: 'info@club.example' });
      // Every mail to a second guardian has these notes.
      const notes = name === 'guardian' ? { notes: MAIL_TEXTS[language].guardianNotes } : {};
      return mail(`${name}-${language}`, [{ ...part, ...notes }]);
    }),
    mail(`message-${language}`, [messagePart(MESSAGE, [row('message'), row('message', SECOND)], language)]),
  ]);
  const both = (['fr', 'en'] as const).map((language) => mailPart(SAMPLES['promoted'] ?? [], language));
  const alerts = ALERTS.map((kind) => ({
    name: `alert-${kind}`,
    ...alertMail({ alert: { kind, amount: 12_345 }, email: 'root@club.example' }, 'https://lions.example'),
  }));
  return [...inOne, mail('both-languages', both), ...alerts].map(shown);
}
