import type { TeamDto } from '@lions/api-client';
import { embedOf } from './embed-snippet';

const TEAM = { id: 7, name: 'M15 <b>"A" & B', nameFr: 'M15 Élite', league: 'lheq' } as TeamDto;

describe('the snippet for other sites', () => {
  it('has the team, its page as a link, and the language', () => {
    expect(embedOf('7', [TEAM], 'fr', 'https://club.example')).toEqual({
      snippet: [
        '<div>',
        '  <a href="https://club.example/fr/hockey-programs/team/7">Dates\u00a0: M15 Élite – Lions du Lac St-Louis</a>',
        '  <script src="https://club.example/embed.js" data-team="7" data-lang="fr" async></script>',
        '</div>',
      ].join('\n'),
      frame: '/embed/schedule?team=7&lang=fr',
    });
  });

  it('escapes the name of a team', () => {
    expect(embedOf('7', [TEAM], 'en', '').snippet).toContain('Dates of M15 &lt;b&gt;&quot;A&quot; &amp; B –');
  });

  it('has a league, or the whole club', () => {
    const league = embedOf('lheq', [TEAM], 'en', 'https://club.example');
    expect(league.snippet).toContain('embed.js" data-league="lheq" data-lang="en" async');
    expect(league.frame).toBe('/embed/schedule?league=lheq&lang=en');
    const club = embedOf('club', [TEAM], 'en', 'https://club.example');
    expect(club.snippet).toContain(
      'href="https://club.example/calendar">Dates of the Lac St-Louis Lions</a>',
    );
    expect(club.snippet).toContain('embed.js" data-lang="en" async');
    expect(club.frame).toBe('/embed/schedule?lang=en');
  });
});
