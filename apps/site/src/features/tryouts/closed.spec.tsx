import type { ComingSessionDto, TeamDto, TryoutSessionDto } from '@lions/api-client';
import { NEW_TEAM, type Language } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { givenPageRequest } from '../../testing/given';
import type { PageSource } from '../../ui/page/page';
import { teamPage } from './team-page';
import { leaguePage } from './tryout-lists';

const AT = { createdAt: '2025-09-01T12:00:00.000Z', updatedAt: '2025-11-01T12:00:00.000Z', version: 1 };
const TEAM: TeamDto = {
  id: 7,
  name: 'M13 AAA',
  league: 'lheq',
  category: 'M13 AAA',
  ...NEW_TEAM,
  activePlayers: ['Demo Player'],
  ...AT,
};
const SESSION: TryoutSessionDto = {
  id: 1,
  teamId: 7,
  date: '2025-11-25',
  time: '6:00 PM - 7:30 PM',
  location: 'Rink',
  description: null,
  descriptionFr: null,
  feeCents: null,
  feeUrl: null,
  capacity: 20,
  registeredCount: 8,
  waitlistCount: 0,
  isActive: true,
  cancelledAt: null,
  startsAt: '2025-11-25T23:00:00.000Z',
  endsAt: '2025-11-26T00:30:00.000Z',
  ...AT,
};

/** Words of the specified notice that the pages are not ready. */
const NOTICE = [
  'admin tryout management system is planned',
  'placeholder data',
  'report to the local association',
  'for next steps',
];

function pageOf(page: PageSource, isOpen: boolean, language: Language = 'en') {
  const coming: ComingSessionDto = {
    ...SESSION,
    teamName: TEAM.name,
    teamNameFr: null,
    league: 'lheq',
    startsAt: '2025-11-25T23:00:00.000Z',
    registrationOpen: isOpen,
  };
  const answers: Record<string, unknown> = {
    '/api/sessions/coming': [coming],
    '/api/settings/public': { developmentNoticeEnabled: true },
    '/api/teams/7/sessions': [SESSION],
    '/api/pictures/shown': [],
  };
  return page(
    givenPageRequest(language, {
      params: { teamId: '7', league: 'lheq' },
      fetchJson: async (path) => ({
        status: 200,
        body: answers[path] ?? [{ ...TEAM, registrationOpen: isOpen }],
      }),
    }),
  );
}

async function htmlOf(page: PageSource, isOpen: boolean, language?: Language) {
  const { content } = await pageOf(page, isOpen, language);
  return renderToStaticMarkup(content).replace(/<script[^]*?<\/script>/g, '');
}

describe('a team whose registration is closed', () => {
  it('says so beside its next session, without spots or a button that registers', async () => {
    const html = await htmlOf(teamPage, false);
    expect(html).toContain('<p class="next-places">Online registration is not open for this team.</p>');
    expect(html).toContain('<summary class="button">How to take part</summary>');
    expect(html).not.toContain('12 spots left.');
    expect(html).not.toContain('name="register"');
    for (const words of NOTICE) expect(html).toContain(words);
  });

  it('leaves the notice in its league’s list', async () => {
    const html = await htmlOf(leaguePage, false);
    for (const words of NOTICE) expect(html).toContain(words);
  });

  it('says so in its league’s list', async () => {
    const html = await htmlOf(leaguePage, false, 'fr');
    expect(html).toContain('L’inscription en ligne n’est pas ouverte.');
    expect(html).not.toMatch(/12\s+places/);
    expect(html).toContain('development-notice');
  });
});

describe('the JSON-LD of a team’s page', () => {
  it.each(['en', 'fr'] as const)('has its coming sessions, without players: %s', async (language) => {
    const { jsonLd } = await pageOf(teamPage, true, language);
    const things = JSON.parse(JSON.stringify(jsonLd)) as object[];
    expect(things).toHaveLength(1);
    expect(things[0]).toMatchObject({
      '@type': 'SportsEvent',
      startDate: expect.stringMatching(/T.*Z$/) as string,
      endDate: expect.stringMatching(/T.*Z$/) as string,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place' },
      url: expect.stringMatching(
        /^https:\/\/lions\.example(\/fr)?\/hockey-programs\/team\/7\?session=/,
      ) as string,
    });
    expect(JSON.stringify(things)).not.toContain('Player');
  });
});

describe('a team that is open', () => {
  it('names the spots of its sessions, and registers', async () => {
    const html = await htmlOf(teamPage, true);
    expect(html.match(/12 spots left\./g)).toHaveLength(2);
    expect(html).toContain('name="register"');
    expect(await htmlOf(leaguePage, true)).toContain('<p>12 spots left.</p>');
  });

  it('takes the place of the notice that the pages are not ready', async () => {
    expect(await htmlOf(teamPage, true)).not.toContain('development-notice');
    expect(await htmlOf(leaguePage, true)).not.toContain('development-notice');
  });
});
