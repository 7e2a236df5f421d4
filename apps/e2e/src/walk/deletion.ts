import { dayFromNow, headers, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { longDay, t } from '../support/texts.ts';
import { button, card, failOnce, failure, see, type Walk } from './walk.ts';

const SETTING = '/api/settings/tryout_auto_deletion_time';
const TRIGGER = '/api/admin/trigger-auto-deletion';

/** The nightly clean-up switched on and off, previewed, and run by hand; `name` has a session tomorrow. */
export async function walkAutoDeletion(walk: Walk, id: number, name: string): Promise<void> {
  const { page } = walk;
  await page.goto('/admin?view=auto-deletion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('autoDeletion.title'));
  await see(
    card(page, t('autoDeletion.timeTitle')),
    t('autoDeletion.currentSetting'),
    t('autoDeletion.disabled'),
    t('autoDeletion.explanationTitle'),
  );
  await see(
    card(page, t('autoDeletion.systemTitle')),
    t('autoDeletion.backgroundService'),
    t('autoDeletion.serviceRunning'),
    t('autoDeletion.checkFrequency'),
    t('autoDeletion.daily'),
    t('autoDeletion.settingUpdated'),
  );
  await setFirstTime(walk);
  await setPassedTime(walk, { id, name });
  await runCheck(walk, { id, name });
}

/**
 * A time that has passed today deletes at once, so it is confirmed first: nothing is sent before the answer.
 */
async function setPassedTime({ page, office }: Walk, { id, name }: { id: number; name: string }) {
  const time = card(page, t('autoDeletion.timeTitle'));
  const question = page.getByRole('dialog', { name: t('autoDeletion.runsNowTitle') });
  await moveSession(office, id, dayFromNow(-2));
  await time.getByLabel(t('autoDeletion.timeLabel')).fill('00:00');
  await button(time, t('autoDeletion.saveTime')).click();
  await see(question, t('autoDeletion.timePassed', { count: 1 }), name);
  await button(question, t('common.cancel')).click();
  await expect(question).toBeHidden();
  await see(time, t('autoDeletion.disabled'));
  // The request is refused here, so that no run deletes the sessions that later views show.
  await failOnce(page, { method: 'PUT', path: SETTING }, { status: 429 });
  await button(time, t('autoDeletion.saveTime')).click();
  await button(question, t('autoDeletion.saveAndRun')).click();
  await expect(failure(page, t('common.error'), t('autoDeletion.timeFailed'))).toBeVisible();
  await see(time, t('autoDeletion.disabled'));
  await moveSession(office, id, dayFromNow(1));
}

/** The team's only session on another day. */
async function moveSession(office: Walk['office'], id: number, date: string): Promise<void> {
  const [session] = (await (await office.get(`/api/teams/${id}/sessions`)).json()) as { id: number }[];
  await office.put(`/api/sessions/${session?.id}`, { headers, data: { date } });
}

async function setFirstTime({ page, office }: Walk): Promise<void> {
  const time = card(page, t('autoDeletion.timeTitle'));
  const field = time.getByLabel(t('autoDeletion.timeLabel'));
  await expect(field).toHaveValue('03:00');
  await field.fill('25:00');
  await button(time, t('autoDeletion.saveTime')).click();
  await expect(failure(page, t('common.error'), t('autoDeletion.invalidTime'))).toBeVisible();
  await see(time, t('autoDeletion.invalidTime'));
  // Later than any run of the tests: past sessions must remain for the manual check.
  await field.fill('23:59');
  // The error message disappears, and the button below it moves up.
  await expect(time.getByText(t('autoDeletion.invalidTime'), { exact: true })).toHaveCount(0);
  // A second superadmin saves a time first: saving must report a conflict, not overwrite that time.
  await office.put(SETTING, { headers, data: { value: '22:22' } });
  await button(time, t('autoDeletion.saveTime')).click();
  await expect(failure(page, t('common.conflictTitle'), t('autoDeletion.timeConflict'))).toBeVisible();
  await see(time, t('autoDeletion.enabledAt', { time: '22:22' }));
  await expect(field).toHaveValue('23:59');
  await failOnce(page, { method: 'PUT', path: SETTING }, { status: 429 });
  await button(time, t('autoDeletion.saveTime')).click();
  await expect(failure(page, t('common.error'), t('autoDeletion.timeFailed'))).toBeVisible();
  await expect(field).toHaveValue('23:59');
  await button(time, t('autoDeletion.saveTime')).click();
  await expect(notice(page, t('autoDeletion.timeSaved'))).toBeVisible();
  await see(time, t('autoDeletion.enabledAt', { time: '23:59' }));

  await page.getByText(t('autoDeletion.previewTitle', { count: 14 })).click();
  await see(page, t('autoDeletion.previewText', { count: 1 }));
  await button(time, t('autoDeletion.turnOff')).click();
  await button(page.getByRole('dialog'), t('autoDeletion.turnOff')).click();
  await expect(notice(page, t('autoDeletion.turnedOff'))).toBeVisible();
  await see(time, t('autoDeletion.disabled'));
}

async function runCheck(walk: Walk, { id, name }: { id: number; name: string }): Promise<void> {
  const { page, office } = walk;
  const run = card(page, t('autoDeletion.manualTitle')).getByRole('button', {
    name: t('autoDeletion.runCheckNow'),
  });
  const question = page.getByRole('dialog');
  await run.click();
  await see(question, t('autoDeletion.confirmRun'), t('autoDeletion.wouldDeleteNone'));
  await button(question, t('common.cancel')).click();
  await expect(question).toBeHidden();

  const yesterday = dayFromNow(-2);
  await moveSession(office, id, yesterday);
  await failOnce(page, { method: 'POST', path: TRIGGER }, { status: 429 });
  await run.click();
  await expect(failure(page, t('common.error'), t('autoDeletion.checkFailed'))).toBeVisible();
  await run.click();
  await see(question, t('autoDeletion.confirmRun'), t('autoDeletion.wouldDelete', { count: 1 }), name);
  await button(question, t('autoDeletion.runCheckNow')).click();
  await expect(
    notice(page, t('autoDeletion.checkDone'), t('autoDeletion.deletedNow', { count: 1 })),
  ).toBeVisible();

  const values = { name, day: longDay(yesterday), times: '6:00 PM – 7:30 PM' };
  await button(page, `Restore ${values.name}, ${values.day}, ${values.times}`).click();
  await expect(notice(page, `Restored: ${values.name}, ${values.day}, ${values.times}`)).toBeVisible();
}
