import { renderToStaticMarkup } from 'react-dom/server';
import { DICTIONARIES } from '../i18n/dictionary';
import { RegistrationOutcome } from './registration-outcome';
import type { Registered } from './registration-request';

const { outcome } = DICTIONARIES.en.registration;
const player = (change: Partial<Registered>): Registered => ({
  ...{ playerName: 'Zoé Démo', isWaitlist: false, waitlistPosition: null, isNew: true },
  ...change,
});
const shown = (...registered: Registered[]) =>
  renderToStaticMarkup(
    <RegistrationOutcome registered={registered} language="en" texts={outcome} newLinkHref="/my" />,
  );

describe('what a family is told after registering', () => {
  it('is about the waiting list only where nobody got a spot', () => {
    const waiting = player({ isWaitlist: true, waitlistPosition: 3 });
    expect(shown(waiting)).toContain('Added to Waitlist!');
    expect(shown(waiting)).toContain('Zoé Démo is number 3 on the waiting list.');
    expect(shown(waiting, player({ playerName: 'Max Démo' }))).toContain('Registration Successful!');
  });

  it('says that the link came by mail where it went by mail alone', () => {
    expect(shown(player({ manageUrl: null }))).toContain(outcome.mailed);
  });

  it('leads a child that was there before to a new link, and says so', () => {
    const html = shown(player({ isNew: false, isWaitlist: true, waitlistPosition: 2 }));
    expect(html).toContain('Zoé Démo was registered already and is number 2 on the waiting list.');
    expect(html).toContain('href="/my"');
    expect(html).not.toContain(outcome.mailed);
  });

  it('says nothing of a link that the API does not give', () => {
    expect(shown(player({}))).not.toMatch(/link/i);
  });
});
