import { readFile } from 'node:fs/promises';
import { headers, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { button, inLanguage, longDay, see, type Walk } from './walk.ts';

const TEXTS = {
  open: ['Registrations ({count}): {when}', 'Inscriptions ({count}) : {when}'],
  title: ['Registrations: {when}', 'Inscriptions : {when}'],
  none: ['No players registered yet', 'Aucun joueur inscrit pour le moment'],
  counts: ['{held} of {all} spots · {waiting} waiting', '{held} sur {all} places · {waiting} en attente'],
  close: ['Close', 'Fermer'],
  confirmed: ['Confirmed', 'Confirmée'],
  waiting: ['Waiting, number 1', 'En attente, rang 1'],
  cancelled: ['Cancelled', 'Annulée'],
  noConsent: ['No consent yet', 'Consentement à obtenir'],
  give: ['Give a spot: {name}', 'Donner une place : {name}'],
  giveText: [
    'The session is full: a spot is added for {name}.',
    'La séance est complète : une place y est ajoutée pour {name}.',
  ],
  giveButton: ['Give a spot', 'Donner une place'],
  given: ['{name} has a spot', '{name} a une place'],
  more: ['More for {name}', 'Autres actions pour {name}'],
  cancelNamed: ['Cancel registration: {name}', 'Annuler l’inscription : {name}'],
  cancelText: [
    '{name} loses their spot, or their turn in line. A freed spot goes to the first in line.',
    '{name} perd sa place ou son tour. Une place qui se libère va à la première personne en attente.',
  ],
  cancelButton: ['Cancel registration', 'Annuler l’inscription'],
  cancelDone: ['{name}’s registration has been cancelled', 'Inscription annulée\u00a0: {name}'],
  search: ['Search by name, email or phone', 'Rechercher par nom, courriel ou téléphone'],
  nothing: ['No matching registrations.', 'Aucune inscription trouvée.'],
  csv: ['Save as CSV', 'Enregistrer en CSV'],
  header: [
    'Player,Status,Place in line,Position,Age,Year of birth,Parent,Email,Phone,Consent,Mail,Registered,Present',
    'Joueur;État;Rang en attente;Position;Âge;Année de naissance;Parent;Courriel;Téléphone;Consentement;Courriel envoyé;Inscription;Présence',
  ],
  separator: [',', ';'],
  goalie: ['Goalie', 'Gardien ou gardienne'],
  times: ['6:00 PM – 7:30 PM', '18 h – 19 h 30'],
} as const;

/** A formula that a spreadsheet would run. */
const FORMULA = '=1+1 Demo';

/** Registrations of a session of two places: none, then three; a promotion, a cancellation, the CSV. */
export async function walkRegistrations(walk: Walk, team: number, day: string): Promise<void> {
  const { page, office, language } = walk;
  const t = inLanguage(TEXTS, language);
  const when = `${longDay(day, language)}, ${t('times')}`;
  const [session] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  await office.put(`/api/sessions/${session?.id}`, { headers, data: { capacity: 2 } });
  await page.goto(`/admin?view=tryouts&team=${team}`);
  await button(page, t('open', { count: 0, when })).click();
  const drawer = page.getByRole('dialog', { name: t('title', { when }) });
  await see(drawer, t('counts', { held: 0, all: 2, waiting: 0 }), t('none'));
  await button(drawer, t('close')).click();

  for (const playerName of [FORMULA, 'Demo Second', 'Demo Third'])
    await register(walk, session?.id, playerName);
  await page.reload();
  await button(page, t('open', { count: 3, when })).click();
  await see(
    drawer,
    t('counts', { held: 2, all: 2, waiting: 1 }),
    t('confirmed'),
    t('waiting'),
    t('noConsent'),
  );

  await button(drawer, t('give', { name: 'Demo Third' })).click();
  const question = page.getByRole('dialog', { name: t('give', { name: 'Demo Third' }) });
  await see(question, t('giveText', { name: 'Demo Third' }));
  await button(question, t('giveButton')).click();
  await expect(notice(page, t('given', { name: 'Demo Third' }))).toBeVisible();
  await see(drawer, t('counts', { held: 3, all: 3, waiting: 0 }));

  await button(drawer, t('more', { name: 'Demo Second' })).click();
  await page.getByRole('menuitem', { name: t('cancelButton'), exact: true }).click();
  const sure = page.getByRole('dialog', { name: t('cancelNamed', { name: 'Demo Second' }) });
  await see(sure, t('cancelText', { name: 'Demo Second' }));
  await button(sure, t('cancelButton')).click();
  await expect(notice(page, t('cancelDone', { name: 'Demo Second' }))).toBeVisible();
  await see(drawer, t('counts', { held: 2, all: 3, waiting: 0 }), t('cancelled'));

  await drawer.getByLabel(t('search')).fill('nobody at all');
  await see(drawer, t('nothing'));
  const download = page.waitForEvent('download');
  await button(drawer, t('csv')).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe(`\ufeff${t('header')}`);
  const row = lines.find((line) => line.includes(FORMULA)) ?? '';
  const cells = row.split(t('separator'));
  expect(cells[0]).toBe(`'${FORMULA}`);
  expect(cells.slice(1, 8)).toEqual([
    t('confirmed'),
    '',
    t('goalie'),
    '13',
    '',
    'Demo Parent',
    'demo.parent@example.test',
  ]);
}

async function register({ office }: Walk, session: number | undefined, playerName: string): Promise<void> {
  const data = {
    playerName,
    playerPosition: 'Goalie',
    playerAge: 13,
    parentName: 'Demo Parent',
    parentEmail: 'demo.parent@example.test',
  };
  const answer = await office.post(`/api/sessions/${session}/registrations`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
}
