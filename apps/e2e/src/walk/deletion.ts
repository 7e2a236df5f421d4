import { dayFromNow, headers, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { button, card, failOnce, failure, inLanguage, longDay, see, type Walk } from './walk.ts';

const TEXTS = {
  title: ['Auto-Deletion Settings', 'Réglages de la suppression automatique'],
  timeTitle: ['Daily cleanup time', 'Heure du nettoyage quotidien'],
  time: ['Time (24-hour, HH:MM)', 'Heure (24 heures, HH:MM)'],
  current: ['Current setting', 'Réglage actuel'],
  off: ['Off: no time is set', 'Désactivée : aucune heure n’est réglée'],
  on: ['Every day at {time}', 'Tous les jours à {time}'],
  how: ['How it works', 'Fonctionnement'],
  save: ['Save Time', 'Enregistrer l’heure'],
  error: ['Error', 'Erreur'],
  invalid: [
    'Please enter a valid time in HH:MM format (24-hour)',
    'Veuillez entrer une heure valide au format HH:MM (24 heures)',
  ],
  saved: [
    'Auto-deletion time setting updated successfully',
    'Heure de la suppression automatique enregistrée',
  ],
  saveFailed: [
    'Failed to update auto-deletion time setting',
    'L’heure de la suppression automatique n’a pas pu être enregistrée',
  ],
  otherFirst: [
    'Somebody else changed this in the meantime',
    'Quelqu’un d’autre a fait une modification entre-temps',
  ],
  notSaved: [
    'Nothing was saved. The current setting is shown above; save again if yours is right.',
    'Rien n’a été enregistré. Le réglage actuel est affiché plus haut; enregistrez de nouveau si le vôtre est le bon.',
  ],
  runsNow: ['This deletes sessions now', 'Des séances seront supprimées maintenant'],
  passed: [
    'The time has already passed today: saving runs the check now and removes 1 session.',
    'Cette heure est déjà passée aujourd’hui : si vous l’enregistrez, le nettoyage se fait maintenant et supprime 1 séance.',
  ],
  saveAndRun: ['Save and run now', 'Enregistrer et supprimer maintenant'],
  turnOff: ['Turn off', 'Désactiver'],
  turnedOff: ['Auto-deletion is off', 'La suppression automatique est désactivée'],
  system: ['System information', 'Renseignements sur le système'],
  service: ['Background Service', 'Service d’arrière-plan'],
  running: ['Running', 'En marche'],
  frequency: ['Check Frequency', 'Fréquence du nettoyage'],
  daily: ['Daily at scheduled time', 'Tous les jours à l’heure prévue'],
  lastUpdated: ['Last Updated', 'Dernière mise à jour'],
  preview: [
    'What will be deleted in the next 14 nights',
    'Ce qui sera supprimé au cours des 14 prochaines nuits',
  ],
  previewCount: [
    '1 session in all, if nothing changes until then.',
    '1 séance en tout, si rien ne change d’ici là.',
  ],
  manual: ['Manual check', 'Nettoyage manuel'],
  run: ['Run Check Now', 'Lancer le nettoyage maintenant'],
  sure: [
    'Are you sure you want to manually trigger the auto-deletion check? This will delete any expired sessions immediately.',
    'Voulez-vous vraiment lancer le nettoyage? Toutes les séances terminées seront supprimées immédiatement.',
  ],
  would: ['1 session would be deleted now.', '1 séance serait supprimée maintenant.'],
  wouldNot: [
    'No session is over: nothing would be deleted now.',
    'Aucune séance n’est terminée : rien ne serait supprimé maintenant.',
  ],
  done: ['Auto-deletion check completed successfully', 'Nettoyage terminé'],
  deleted: ['1 session deleted.', '1 séance supprimée.'],
  runFailed: ['Failed to run auto-deletion check', 'Le nettoyage a échoué'],
  cancel: ['Cancel', 'Annuler'],
  restore: ['Restore {name}, {day}, {times}', 'Restaurer {name}, {day}, {times}'],
  restored: ['Restored: {name}, {day}, {times}', 'Restaurée : {name}, {day}, {times}'],
  times: ['6:00 PM – 7:30 PM', '18 h – 19 h 30'],
} as const;

const SETTING = '/api/settings/tryout_auto_deletion_time';
const TRIGGER = '/api/admin/trigger-auto-deletion';

type Say = ReturnType<typeof inLanguage<typeof TEXTS>>;

/** The nightly clean-up switched on and off, previewed, and run by hand; `name` has a session tomorrow. */
export async function walkAutoDeletion(walk: Walk, id: number, name: string): Promise<void> {
  const { page, language } = walk;
  const t = inLanguage(TEXTS, language);
  await page.goto('/admin?view=auto-deletion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await see(card(page, t('timeTitle')), t('current'), t('off'), t('how'));
  await see(
    card(page, t('system')),
    t('service'),
    t('running'),
    t('frequency'),
    t('daily'),
    t('lastUpdated'),
  );
  await setFirstTime(walk, t);
  await setPassedTime(walk, t, { id, name });
  await runCheck(walk, t, { id, name });
}

/**
 * A time that has passed today deletes at once, so it is confirmed first: nothing is sent before the answer.
 */
async function setPassedTime({ page, office }: Walk, t: Say, { id, name }: { id: number; name: string }) {
  const time = card(page, t('timeTitle'));
  const question = page.getByRole('dialog', { name: t('runsNow') });
  await moveSession(office, id, dayFromNow(-2));
  await time.getByLabel(t('time')).fill('00:00');
  await button(time, t('save')).click();
  await see(question, t('passed'), name);
  await button(question, t('cancel')).click();
  await expect(question).toBeHidden();
  await see(time, t('off'));
  // The request is refused here, so that no run deletes the sessions that later views show.
  await failOnce(page, { method: 'PUT', path: SETTING }, { status: 429 });
  await button(time, t('save')).click();
  await button(question, t('saveAndRun')).click();
  await expect(failure(page, t('error'), t('saveFailed'))).toBeVisible();
  await see(time, t('off'));
  await moveSession(office, id, dayFromNow(1));
}

/** The team's only session on another day. */
async function moveSession(office: Walk['office'], id: number, date: string): Promise<void> {
  const [session] = (await (await office.get(`/api/teams/${id}/sessions`)).json()) as { id: number }[];
  await office.put(`/api/sessions/${session?.id}`, { headers, data: { date } });
}

async function setFirstTime({ page, office }: Walk, t: Say): Promise<void> {
  const time = card(page, t('timeTitle'));
  const field = time.getByLabel(t('time'));
  await expect(field).toHaveValue('03:00');
  await field.fill('25:00');
  await button(time, t('save')).click();
  await expect(failure(page, t('error'), t('invalid'))).toBeVisible();
  await see(time, t('invalid'));
  // Later than any run of the tests: past sessions must remain for the manual check.
  await field.fill('23:59');
  // The error message disappears, and the button below it moves up.
  await expect(time.getByText(t('invalid'), { exact: true })).toHaveCount(0);
  // Another superadmin sets a time first: it is not overwritten unseen.
  await office.put(SETTING, { headers, data: { value: '22:22' } });
  await button(time, t('save')).click();
  await expect(failure(page, t('otherFirst'), t('notSaved'))).toBeVisible();
  await see(time, t('on', { time: '22:22' }));
  await expect(field).toHaveValue('23:59');
  await failOnce(page, { method: 'PUT', path: SETTING }, { status: 429 });
  await button(time, t('save')).click();
  await expect(failure(page, t('error'), t('saveFailed'))).toBeVisible();
  await expect(field).toHaveValue('23:59');
  await button(time, t('save')).click();
  await expect(notice(page, t('saved'))).toBeVisible();
  await see(time, t('on', { time: '23:59' }));

  await page.getByText(t('preview')).click();
  await see(page, t('previewCount'));
  await button(time, t('turnOff')).click();
  await button(page.getByRole('dialog'), t('turnOff')).click();
  await expect(notice(page, t('turnedOff'))).toBeVisible();
  await see(time, t('off'));
}

async function runCheck(walk: Walk, t: Say, { id, name }: { id: number; name: string }): Promise<void> {
  const { page, office, language } = walk;
  const run = card(page, t('manual')).getByRole('button', { name: t('run') });
  const question = page.getByRole('dialog');
  await run.click();
  await see(question, t('sure'), t('wouldNot'));
  await button(question, t('cancel')).click();
  await expect(question).toBeHidden();

  const yesterday = dayFromNow(-2);
  await moveSession(office, id, yesterday);
  await failOnce(page, { method: 'POST', path: TRIGGER }, { status: 429 });
  await run.click();
  await expect(failure(page, t('error'), t('runFailed'))).toBeVisible();
  await run.click();
  await see(question, t('sure'), t('would'), name);
  await button(question, t('run')).click();
  await expect(notice(page, t('done'), t('deleted'))).toBeVisible();

  const values = { name, day: longDay(yesterday, language), times: t('times') };
  await button(page, t('restore', values)).click();
  await expect(notice(page, t('restored', values))).toBeVisible();
}
