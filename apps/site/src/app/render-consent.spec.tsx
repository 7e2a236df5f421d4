import { STANDARD_CLUB } from '@lions/domain';
import { renderPage } from './render';

const away = () => Promise.reject(new Error('connection refused'));
const analytics = { scriptUrl: 'https://stats.example/script.js', id: 'lions' };
const at = async (path: string, site = {}) =>
  (await renderPage({ path, fetchJson: away, origin: 'https://lions.example', site })).html;

describe('consent to a third-party script', () => {
  it.each(['/', '/fr', '/privacy-policy', '/terms-of-service', '/nope'])(
    'leaves no trace where none is configured: %s',
    async (path) => {
      const html = await at(path);
      expect(html.match(/data-island="consent"|\.consent\b|privacy-choices/g)).toBeNull();
    },
  );

  it('is not asked, shown or loaded without JavaScript', async () => {
    const html = await at('/', { analytics });
    expect(html.match(/data-island="consent"/g)).toHaveLength(1);
    expect(html.match(/<section class="consent"|(src|href)="https:\/\/stats\.example/g)).toBeNull();
  });

  it.each([
    ['/', 'Privacy choices'],
    ['/fr/privacy-policy', 'Choix de confidentialité'],
  ])('can be changed in the footer of %s', async (path, name) => {
    expect(await at(path, { analytics })).toMatch(
      new RegExp(`<footer.*data-privacy-choices[^>]*>${name}<`, 's'),
    );
  });

  it('is never asked where children may be named, because the script could read the page', async () => {
    const team = { id: 7, name: 'M13 AAA', league: 'lheq', category: 'M13 AAA', description: null };
    const more = { colorTheme: 'blue', isVisible: true, activePlayers: ['Ann Demo'], updatedAt: null };
    const answers: Record<string, unknown> = {
      '/api/club': STANDARD_CLUB,
      '/api/teams': [{ ...team, ...more }],
      '/api/pictures/shown': [],
      '/api/teams/7/sessions': [],
      '/api/settings/public': { developmentNoticeEnabled: true },
    };
    const { status, html } = await renderPage({
      path: '/hockey-programs/team/7',
      fetchJson: async (path) => ({ status: 200, body: answers[path] }),
      origin: 'https://lions.example',
      site: { analytics },
    });
    expect(status).toBe(200);
    expect(html).toContain('Ann Demo');
    expect(html.match(/data-island="consent"|stats\.example|data-privacy-choices/g)).toBeNull();
  });

  it('can be changed in the privacy policy, because the terms of service have no footer', async () => {
    const policy = await at('/privacy-policy', { analytics });
    expect(policy).toMatch(/<main.*data-privacy-choices.*<\/main>/s);
    expect(await at('/terms-of-service', { analytics })).toContain('href="/privacy-policy"');
  });
});
