import {
  CHECK_IN_KEY_HOURS,
  KEPT_BACKUPS,
  KEPT_FOR,
  LANGUAGES,
  SIGN_IN_DAYS,
  STANDARD_CLUB,
  type Club,
  type Language,
} from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Localized } from '../../content/localized';
import type { Policy, PolicyBlock } from '../../content/policies/policy';
import { PRIVACY_POLICY } from '../../content/policies/privacy-policy';
import { RETENTION } from '../../content/policies/retention';
import { TERMS_OF_SERVICE } from '../../content/policies/terms-of-service';
import { givenPageRequest } from '../../testing/given';
import type { Page } from '../../ui/page/page';
import { DRAFT_MINUTES } from '../../ui/registration/registration-draft';
import { PolicyDocument } from './policy-document';
import { privacyPage, termsPage } from './policy-pages';

const POLICIES: [string, Policy][] = [
  ['privacy policy', PRIVACY_POLICY],
  ['terms of service', TERMS_OF_SERVICE],
];

function textsOf(block: PolicyBlock): Localized[] {
  switch (block.kind) {
    case 'subtitle':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [...block.columns, ...block.rows.flat()];
    case 'address':
      return [block.name, block.place];
    case 'personInCharge':
      return [block.named, block.otherwise];
    case 'contact':
      return [block.byEmail, block.byPhone, block.otherwise];
  }
}
const allTexts = ({ sections, lastUpdated }: Policy) => [
  lastUpdated.text,
  ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)]),
];
const proseOf = ({ sections }: Policy) =>
  sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'list').flatMap(textsOf),
  );
const activitiesIn = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');

const requestIn = (language: Language, contact: Club['contact'] = {}) =>
  givenPageRequest(language, { club: { ...STANDARD_CLUB, contact } });
const htmlOf = ({ content }: Page) => renderToStaticMarkup(content);

describe.each(POLICIES)('%s', (_, policy) => {
  it('has twelve sections, each with a unique id and content', () => {
    expect(new Set(policy.sections.map(({ id }) => id)).size).toBe(12);
    for (const { blocks } of policy.sections) expect(blocks).not.toEqual([]);
  });

  it('has both languages, and no sentence that is the same in both', () => {
    for (const { en, fr } of allTexts(policy)) expect([en.trim(), fr.trim()]).not.toContain('');
    for (const { en, fr } of proseOf(policy)) expect(fr).not.toBe(en);
  });

  it('was last updated on July 24, 2025', () => {
    const { date, text } = policy.lastUpdated;
    expect([date, text.en, text.fr]).toEqual(['2025-07-24', 'July 24, 2025', '24\u00a0juillet\u00a02025']);
  });

  it.each([
    ['a no-break space before a colon', /[^\u00a0]:(?!\/\/)/],
    ['no-break spaces inside guillemets', /«[^\u00a0]|[^\u00a0]»/],
    ['no space before a semicolon, exclamation or question mark', /[\s\u00a0\u202f][;!?]/],
    ['typographic apostrophes', /'/],
  ])('is typeset in French with %s', (_rule, wrong) => {
    for (const { fr } of allTexts(policy)) expect(fr).not.toMatch(wrong);
  });

  it('links the same targets in both languages, and only existing sections', () => {
    const sectionsAt: Record<string, Policy> = { '': policy, '/privacy-policy': PRIVACY_POLICY };
    for (const { en, fr } of allTexts(policy)) {
      expect(activitiesIn(fr)).toEqual(activitiesIn(en));
      for (const target of activitiesIn(en).filter((address) => address.includes('#'))) {
        const [path = '', fragment] = target.split('#');
        expect(sectionsAt[path]?.sections.map(({ id }) => id)).toContain(fragment);
      }
    }
  });

  it.each(LANGUAGES)('shows its sections in order, numbered: %s', (language) => {
    const request = requestIn(language);
    const html = renderToStaticMarkup(
      <PolicyDocument policy={policy} title="" lead="" request={request} />,
    ).replace(/<[^>]+>/g, '|');
    const titles = policy.sections.map(({ title }, index) => `${index + 1}.| ${title[language]}`);
    const places = titles.map((title) => html.indexOf(title));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('privacy policy page', () => {
  it('shows the e-mail address where one is set, else a contact without one', () => {
    const written = htmlOf(privacyPage(requestIn('fr', { email: 'info@lions.example' })));
    expect(written).toContain('<a href="mailto:info@lions.example">info@lions.example</a>');
    expect(written).not.toContain('tel:');
    const spoken = htmlOf(privacyPage(requestIn('fr')));
    expect(spoken).not.toContain('mailto:');
    expect(spoken).toContain('Centre civique de Dollard');
  });

  it('shows telephone, postal address and person in charge where they are set', () => {
    const contact = {
      phone: '514 555-0100 poste 12',
      address: '1, rue de la Démo, Montréal (Québec) H1H 1H1',
      personInCharge: 'Démo Responsable',
      personTitle: { en: 'president', fr: 'présidence' },
    };
    const html = htmlOf(privacyPage(requestIn('fr', contact)));
    expect(html).toContain('Téléphone\u00a0: <a href="tel:5145550100">514 555-0100 poste 12</a>');
    expect(html).toContain('<span>1, rue de la Démo, Montréal (Québec) H1H 1H1</span>');
    expect(html).toContain('au club est Démo Responsable, présidence.');
    expect(html).not.toContain('Centre civique de Dollard');
    expect(html).not.toContain('plus haute autorité');
  });

  it('has the retention periods that the server uses', () => {
    const times = Object.fromEntries(RETENTION.map(({ information, kept }) => [information.en, kept.en]));
    expect(times).toMatchObject({
      'Practice registrations': '60 days after the practice',
      'Waiting-list entries': '30 days after the practice or session',
      'Tryout registrations': '90 days after the session, sooner if the session is deleted',
      'Teams’ lists of competing players':
        'Until the end of the season, May 1; coaches see a warning in the back-office 30 days before',
      'Staff sign-in sessions': '90 days after they expire',
      'Log of changes made by staff': '24 months',
      'Deleted teams and tryout sessions, with their registrations': '30 days after deletion',
    });
    expect(RETENTION.find(({ kept }) => kept.en.includes('May 1'))?.kept.fr).toContain(
      'le 1er\u00a0mai; un avis',
    );
    const links = RETENTION.find(({ information }) => information.en === 'Family links');
    expect([links?.kept.en, links?.kept.fr]).toEqual([
      expect.stringMatching(/1 day$/),
      expect.stringMatching(/1\u00a0jour$/),
    ]);
    expect(RETENTION.at(-1)?.kept.en).toBe(`At most ${KEPT_BACKUPS.months} months`);
    // One row for each period of the domain's table; player lists, staff, photographs, incidents and backups.
    expect(RETENTION).toHaveLength(Object.keys(KEPT_FOR).length + 5);
    const html = htmlOf(privacyPage(requestIn('en')));
    for (const { information, kept } of RETENTION)
      expect(html).toContain(`<th scope="row">${information.en}</th><td>${kept.en}</td>`);
  });

  it.each([
    ['en', `${SIGN_IN_DAYS.idle} days without activity, ${SIGN_IN_DAYS.absolute} days at most`],
    ['fr', `${SIGN_IN_DAYS.idle}\u00a0jours sans activité, ${SIGN_IN_DAYS.absolute}\u00a0jours au plus`],
    ['en', `shows it again for ${DRAFT_MINUTES} minutes`],
    ['fr', `l’affiche de nouveau pendant ${DRAFT_MINUTES}\u00a0minutes`],
    ['en', `read for ${CHECK_IN_KEY_HOURS} hours`],
    ['fr', `lue pendant ${CHECK_IN_KEY_HOURS}\u00a0heures`],
  ] as const)('says in %s how long devices keep what the site stores there: %s', (language, text) => {
    expect(htmlOf(privacyPage(requestIn(language)))).toContain(text);
  });

  it('has a slot for the script choice in the section on cookies', () => {
    const html = renderToStaticMarkup(
      <PolicyDocument policy={PRIVACY_POLICY} title="" lead="" request={requestIn('en')}>
        <button type="button">Choose</button>
      </PolicyDocument>,
    );
    const section = /<section id="website-and-cookies".*?<\/section>/s.exec(html)?.[0];
    expect(section).toContain('Choose');
    expect(html.match(/Choose/g)).toHaveLength(1);
  });
});

describe('terms of service page', () => {
  it('has no footer and links the privacy policy in its own language', () => {
    const page = termsPage(requestIn('fr'));
    expect(page.footer).toBe('none');
    expect(htmlOf(page)).toContain('href="/fr/privacy-policy"');
    expect(htmlOf(page)).toContain('href="/fr/privacy-policy#contact"');
    expect(htmlOf(page)).not.toMatch(/href="\/(?!fr)/);
  });
});
