/** Main flows of a parent and of a coach through the site, with the resulting data in the API. */
import assert from 'node:assert/strict';
import { SUPERADMIN } from './site.mjs';

/** A list as copied from an e-mail. */
const PASTED =
  'Demo Tremblay, Ann-Marie Example;  Zoé Démo\nDemo  Adams\n\nDemo O’Test;Jean-Sébastien Exemple,';
const PLAYERS = [
  'Demo Tremblay',
  'Ann-Marie Example',
  'Zoé Démo',
  'Demo Adams',
  'Demo O’Test',
  'Jean-Sébastien Exemple',
];
const CHILDREN = ['Zoé Démo', 'Max Démo'];
/** A family's private link or a receipt. */
const PRIVATE_LINK = /\/my\/(r\/)?[\w-]{43}$/;

/**
 * Finds the team, registers two children for three evenings with Back and a reload before they are sent, opens the link
 * of the answer, and cancels one registration.
 */
export async function parentFlow({ person, words, team, call }) {
  await person.goTo(`${words.prefix}/hockey-programs/tryouts`);
  await person.press('link', words.league);
  await person.press('link', `${words.viewTryouts} – ${team.name}`);
  await person.sees(team.name);
  await person.hydrated();
  await person.picture('team');
  assert.ok(await person.fits(), 'the team’s page is wider than the window');

  await person.press('button', words.register);
  await person.press('field', words.all);
  for (const [index, name] of CHILDREN.entries()) {
    if (index > 0) await person.press('button', words.addChild);
    await person.type(words.playerName, name, index);
    await person.type(words.age, '2012', index);
    await person.press('field', words.goalie, index);
  }
  await person.type(words.parentName, 'Demo Parent');
  await person.type(words.parentEmail, `parent.${team.id}@example.test`);
  const expectKept = async () => {
    for (const [index, name] of CHILDREN.entries()) await person.holds(words.playerName, name, index);
    await person.hasTicked(words.all);
  };
  await person.back();
  await person.press('button', words.register);
  await expectKept();
  // The form reopens by its address, with what was typed.
  await person.reload();
  await person.hydrated();
  await expectKept();
  await person.press('field', words.authority);
  await person.picture('form');
  await person.press('button', words.sendTwo);
  for (const name of CHILDREN) await person.sees(words.hasSpots(name));
  await person.picture('outcome');

  const [link] = await person.links(PRIVATE_LINK);
  await person.goTo(link);
  await person.hydrated();
  await person.sees(words.bothConfirmed);
  await person.picture('registrations');
  assert.ok(await person.fits(), 'the private page is wider than the window');
  await person.press('button', words.cantCome);
  await person.press('button', CHILDREN[0]);
  await person.sees(words.cancelled);
  await person.picture('cancelled');
  const statuses = [];
  for (const id of team.sessionIds)
    statuses.push(...(await call('GET', `/api/sessions/${id}/registrations`)).map(({ status }) => status));
  const confirmed = statuses.filter((status) => status === 'confirmed');
  assert.equal(confirmed.length, CHILDREN.length * team.sessionIds.length - 1);
}

/** Signs in, pastes a list of players for the team, saves it; families see it. */
export async function coachFlow({ person, words, team, call }) {
  await person.goTo('/admin/login');
  await person.type(words.username, SUPERADMIN.username);
  await person.type(words.password, SUPERADMIN.password);
  await person.picture('sign-in');
  await person.press('button', words.signIn);
  await person.sees(words.chooseArea);
  await person.picture('dashboard');
  await person.press('link', words.tryouts);
  await person.press('button', team.name);
  await person.paste(words.names, PASTED);
  await person.sees(words.count(PLAYERS.length));
  await person.picture('list');
  await person.press('button', words.updatePlayers);
  // Not the notice, which disappears after 2.5 seconds.
  await person.sees(words.playersSaved);
  const teams = await call('GET', '/api/teams');
  assert.deepEqual(teams.find(({ id }) => id === team.id).activePlayers, PLAYERS);
  await person.goTo(`${words.prefix}/hockey-programs/team/${team.id}`);
  await person.sees(words.totalPlayers(PLAYERS.length));
  await person.picture('players');
}
