import { renderToStaticMarkup } from 'react-dom/server';
import { DICTIONARIES } from '../../i18n/dictionary';
import { RegistrationOutcome } from './registration-outcome';
import type { Registered } from './registration-request';

const { outcome } = DICTIONARIES.en.registration;
const RECEIPT = 'https://lions.example/my/r/';
const player = (change: Partial<Registered>): Registered => ({
  playerName: 'Zoé Démo',
  isWaitlist: false,
  waitlistPosition: null,
  isNew: true,
  isKept: true,
  manageUrl: `${RECEIPT}zoe`,
  ...change,
});
const shownBy = (sendsMail: boolean, ...registered: Registered[]) =>
  renderToStaticMarkup(
    <RegistrationOutcome
      registered={registered}
      language="en"
      texts={outcome}
      myHref="/my"
      sendsMail={sendsMail}
    />,
  );
const shown = (...registered: Registered[]) => shownBy(true, ...registered);

describe('registration outcome', () => {
  it('is titled waiting list only where no child got a spot', () => {
    const waiting = player({ isWaitlist: true, waitlistPosition: 3 });
    expect(shown(waiting)).toContain('Added to Waitlist!');
    expect(shown(waiting)).toContain('Zoé Démo is number 3 on the waiting list.');
    expect(shown(waiting, player({ playerName: 'Max Démo' }))).toContain('Registration Successful!');
  });

  it('has the receipt, and says that it shows only this registration', () => {
    const html = shown(player({}));
    expect(html).toContain(`href="${RECEIPT}zoe"`);
    expect(html).toContain('It shows only this registration.');
    expect(html).not.toMatch(/all your children|registrations at any time/i);
  });

  it('has a receipt for each of several children, by name', () => {
    const html = shown(player({}), player({ playerName: 'Max Démo', manageUrl: `${RECEIPT}max` }));
    expect(html).toContain('Each shows only one registration.');
    expect(html).toMatch(/href="[^"]+zoe">Receipt of Zoé Démo</);
    expect(html).toMatch(/href="[^"]+max">Receipt of Max Démo</);
  });

  it('says whether this device stores it', () => {
    expect(shown(player({}))).toContain('<a class="tap-link" href="/my">My registrations</a>');
    expect(shown(player({ isKept: false }))).toContain(outcome.notKept);
  });

  it('says whether a mail is sent', () => {
    expect(shownBy(true, player({}))).toContain(outcome.mailed);
    expect(shownBy(false, player({}))).toContain(outcome.notMailed);
    expect(shownBy(false, player({}))).not.toContain('are sending you');
  });

  it('says that the mail is sent again for a known registration, and has no link to it', () => {
    const again = player({ isNew: false, isWaitlist: true, waitlistPosition: 2, manageUrl: null });
    const html = shownBy(true, again);
    expect(html).toContain('Zoé Démo was registered already and is number 2 on the waiting list.');
    expect(html).toContain(outcome.mailedAgain);
    expect(html).not.toContain('href=');
    expect(shownBy(false, again)).toContain(outcome.notMailedAgain);
    expect(shownBy(false, again)).not.toContain('are sending you');
  });
});
