import { textsOf } from '@lions/web-base/testing';
import { HEADER } from '../content/navigation';
import { SCHEDULE_PICTURES } from '../content/practice';
import { DICTIONARIES } from './dictionary';

/**
 * Texts that the club approved, word for word, by their key in the English dictionary. Another wording needs the club's
 * yes first; a new key for the same wording is changed here.
 */
const APPROVED: Record<string, string> = {
  'shell.notFoundTitle': '404 Page Not Found',
  'shell.copyright': '© {{copyrightYear}} Lac St-Louis Lions. All rights reserved.',
  'home.title': 'Lions Pride',
  'home.successTitle': 'Recent success',
  'celebrations.events.next': 'OUR NEXT EVENT...',
  'programs.tryoutsSoon.announcement': '{{seasonYear}} M18AAA & SIL tryout information coming soon',

  // Practices.
  'practice.comingSoon': 'COMING SOON',
  'practice.registration.available': 'Available Practice Sessions',
  'practice.availability.available': 'Available',
  'practice.availability.partial': 'Partial',
  'practice.availability.full': 'Full',
  'practice.availability.waitlist': 'Waitlist',
  'practice.booking.registeredOf': '{{count}}\u00a0/\u00a0{{capacity}} registered',
  'practice.form.failed': 'Failed to register for practice',
  'registration.outcome.registered': 'Registration Successful!',
  'registration.outcome.waiting': 'Added to Waitlist!',

  // Tryouts of a league and of a team.
  'tryouts.league.viewTryouts': 'View tryouts',
  'tryouts.league.checkBack': 'Check back soon',
  'tryouts.teamPage.notFoundTitle': 'Team Not Found',
  'tryouts.team.loadingSessions': 'Loading sessions...',
  'tryouts.team.noSessions': 'No tryout sessions scheduled yet',
  'tryouts.team.noSessionsText': 'Check back soon',
  'tryouts.team.noSessionsTitle': 'No Sessions Available',
  'tryouts.team.noPlayersRegistered': 'No players registered yet',
  'tryouts.team.noPlayers': 'No competing players listed yet',
  'tryouts.team.noPlayersText': 'Competing players will be updated by team administrators',
  'tryouts.team.notUpdated': 'Not updated yet',
  'tryouts.team.register': 'Register for tryouts',
  'tryouts.team.refresh': 'Refresh this page',
  'tryouts.team.refreshing': 'Refreshing...',
  'tryouts.team.refreshStarted': 'Refreshing data...',
  'tryouts.team.refreshStartedText': 'Updating team information and schedules.',
  'tryouts.team.refreshed': 'Data refreshed!',
  'tryouts.team.refreshedText': 'Team information has been updated successfully.',
  'tryouts.team.refreshFailed': 'Refresh failed',
  'tryouts.team.refreshFailedText': 'Could not update data. Please try again.',

  // Refusals of forms and the API.
  'validation.emailInvalid': 'Invalid email address',
  'validation.playerNameRequired': 'Player name is required',
  'validation.positionRequired': 'Please select a position',
  'errors.INVALID_CREDENTIALS': 'Invalid credentials',
};

const texts = textsOf(DICTIONARIES.en);

describe('texts that the club approved', () => {
  it.each(Object.entries(APPROVED))('are unchanged: %s', (key, text) => expect(texts.get(key)).toBe(text));

  it('name the groups of the header', () =>
    expect(HEADER.map(({ name }) => name.en)).toEqual([
      'Lions Pride',
      '50th Celebrations',
      'Apparel',
      'About',
      'Hockey Programs',
      'More',
    ]));

  it('describe the picture of the schedule', () => {
    for (const { alt } of Object.values(SCHEDULE_PICTURES))
      expect(alt.en).toBe('Practice Schedule - Coming Soon');
  });
});
