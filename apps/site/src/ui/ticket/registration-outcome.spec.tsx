import { renderToStaticMarkup } from 'react-dom/server';
import { givenPageRequest } from '../../testing/given';
import type { Evening } from '../registration/evenings/evening';
import { FORM_TEXTS } from '../registration/form-texts';
import { RegistrationOutcome } from './registration-outcome';
import { sentForm, type SentForm } from './sent-form';

const TOKEN = 'z'.repeat(43);
const RECEIPT = `https://lions.example/my/r/${TOKEN}`;
const evening = (id: number): Evening => ({
  kind: 'session',
  id,
  date: `2026-12-0${id}`,
  day: `Day ${id}`,
  times: '6:00 PM – 7:00 PM',
  place: 'Rink',
});
const EVENINGS = [1, 2, 3].map(evening);
/** The waiting list positions of each evening, by child; 0 is a spot. */
function form(positions: number[][], change: Partial<SentForm> = {}, wasRegistered = false): SentForm {
  const results = positions.map((ofEvening, index) => ({
    kind: 'session' as const,
    id: index + 1,
    refusal: null,
    places: ofEvening.map((position, player) => ({
      id: index * 10 + player,
      player,
      status: position > 0 ? ('waiting' as const) : ('confirmed' as const),
      waitlistPosition: position || null,
      wasRegistered,
    })),
  }));
  const manageUrl = wasRegistered ? null : RECEIPT;
  return { ...sentForm({ results, manageUrl, isKept: true }, ['Zoé Démo', 'Max Démo'], EVENINGS), ...change };
}
function shownBy(sendsMail: boolean, sent: SentForm[], evenings: Evening[] = []) {
  const request = givenPageRequest('en');
  return renderToStaticMarkup(
    <RegistrationOutcome
      sent={sent}
      subject="M13 Demo"
      evenings={evenings}
      language="en"
      texts={FORM_TEXTS.en}
      calendarTexts={request.texts.calendar.add}
      newTab="(new tab)"
      myHref="/my"
      sendsMail={sendsMail}
    />,
  );
}
const shown = (...sent: SentForm[]) => shownBy(true, sent);
const { outcome } = givenPageRequest('en').texts.registration;

describe('registration outcome', () => {
  it.each([
    ['a spot', form([[0], [0]]), outcome.registered],
    ['the waiting list', form([[1], [2]]), outcome.waiting],
    ['both', form([[0, 1]]), outcome.mixed],
    ['nothing new', form([[0], [1]], {}, true), outcome.already],
  ])('is titled by what happened: %s', (_, sent, title) => {
    expect(shown(sent)).toContain(`<h3 tabindex="-1">${title}</h3>`);
  });

  it.each([
    [form([[0]]), 'Zoé Démo has a spot.'],
    [form([[3]]), 'Zoé Démo is number 3 on the waiting list.'],
    [form([[0], [0], [0]]), 'Zoé Démo has a spot on 3 dates.'],
    [form([[1], [2]]), 'Zoé Démo is on the waiting list for 2 dates.'],
    [form([[0], [2], [0]]), 'Zoé Démo has a spot on 2 of 3 dates, and waits for the other.'],
    [form([[0], [2], [3]]), 'Zoé Démo has a spot on 1 of 3 dates, and waits for the others.'],
    [form([[0]], {}, true), 'Zoé Démo is already registered and has a spot.'],
    [form([[2]], {}, true), 'Zoé Démo is already registered and is number 2 on the waiting list.'],
    [form([[0], [1]], {}, true), 'Zoé Démo is already registered for these 2 dates.'],
  ])('has a ticket with the sentence %#', (sent, sentence) => {
    expect(shown(sent)).toContain(`<h4>${sentence}</h4>`);
  });

  it('has one ticket with every child and evening, its receipt and one calendar file', () => {
    const html = shown(
      form([
        [0, 0],
        [0, 1],
      ]),
    );
    expect(html.match(/class="ticket"/g)).toHaveLength(1);
    expect(html.match(/class="ticket-child"/g)).toHaveLength(2);
    expect(html.match(/class="held"/g)).toHaveLength(4);
    expect(html).toContain(`<a class="tap-link" href="${RECEIPT}">${outcome.open}</a>`);
    expect(html).toContain(`href="${RECEIPT}">${outcome.cantCome}</a>`);
    const file = `/api/calendar/my/r/${TOKEN}.ics?lang=en`;
    expect(html).toContain(`<a class="button" href="${file}">${outcome.addAll_other}</a>`);
    expect(html).toContain('Waiting list, number 1');
    expect(html.split(outcome.nextInLine)).toHaveLength(2);
    expect(shown(form([[0]]))).toContain(`<a class="button" href="${file}">${outcome.addAll_one}</a>`);
  });

  it('links a sure date to other calendars, and no date on which every child waits', () => {
    const calendar = { own: '/public.ics', google: 'https://google.test/', outlook: 'https://outlook.test/' };
    const evenings = EVENINGS.map((each) => ({ ...each, calendar }));
    const linked = (sent: SentForm) => shownBy(true, [sent], evenings).match(/google\.test|public\.ics/g);
    expect(linked(form([[2]]))).toBeNull();
    expect(linked(form([[0], [1]]))).toEqual(['google.test']);
    expect(
      linked(
        form([
          [0, 0],
          [0, 3],
        ]),
      ),
    ).toEqual(['google.test', 'google.test']);
    // The receipt of an earlier registration is not at hand.
    expect(linked(form([[2]], {}, true))).toBeNull();
    expect(linked(form([[0]], {}, true))).toEqual(['public.ics', 'google.test']);
  });

  it('has the coach’s note at each date, in its language', () => {
    const note = { text: 'Be there 45 minutes ahead.', language: 'en' as const };
    const html = shownBy(true, [form([[0], [0]])], [{ ...evening(1), note }]);
    expect(html.match(/<p class="held-sentence" lang="en">Be there 45 minutes ahead\.<\/p>/g)).toHaveLength(
      1,
    );
  });

  it('tells which evening was refused and why', () => {
    const refused = [{ evening: evening(3), refusal: { kind: 'closed' as const } }];
    expect(shown(form([[0]], { refused }))).toMatch(/Day 3.*Registration for this session is closed\./);
  });

  it('has a ticket with its own receipt for each of several forms', () => {
    const html = shown(form([[0]]), form([[0]], { manageUrl: `${RECEIPT}2` }));
    expect(html.match(/class="ticket"/g)).toHaveLength(2);
    for (const address of [RECEIPT, `${RECEIPT}2`])
      expect(html).toContain(`<a class="tap-link" href="${address}">`);
    expect(html).toContain(outcome.kept_other);
  });

  it('says whether this device stores the receipt', () => {
    expect(shown(form([[0]]))).toContain('<a class="tap-link" href="/my">My registrations</a>');
    expect(shown(form([[0]], { isKept: false }))).toContain(outcome.notKept);
  });

  it.each([form([[0]]), form([[3]]), form([[3]], {}, true)])(
    'says without a mail server that the receipt is to be looked at again %#',
    (sent) => {
      const again =
        'Look at your receipt again before each date: only there you see whether a spot has opened or anything has changed.';
      expect(shownBy(false, [sent])).toContain(again);
      expect(shownBy(true, [sent])).not.toContain(again);
    },
  );

  it('says whether a mail is sent, again for a known registration, which has no link', () => {
    expect(shownBy(true, [form([[0]])])).toContain(outcome.mailed);
    expect(shownBy(false, [form([[0]])])).toContain(outcome.notMailed);
    const again = form([[0]], {}, true);
    expect(shownBy(true, [again])).toContain(outcome.mailedAgain);
    expect(shownBy(true, [again])).not.toContain('<a ');
    expect(shownBy(false, [again])).toContain(outcome.notMailedAgain);
  });
});
