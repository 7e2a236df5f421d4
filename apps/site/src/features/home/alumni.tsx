import { translate } from '@lions/web-base';
import type { ClubValue } from '@lions/domain';
import { ExternalLink } from '../../ui/links';
import type { PageRequest } from '../../ui/page/page';

type AlumniProps = Pick<PageRequest, 'language' | 'texts'>;

/** 'JD' for Jonathan Drouin, 'MV' for Marc-Édouard Vlasic. */
const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

/** Outlines shared by every jersey. */
function JerseyPattern() {
  return (
    <svg width="0" height="0" className="jersey-pattern" aria-hidden="true">
      <symbol id="jersey" viewBox="0 0 96 88">
        <path
          d="M35 4 20 10q-6 2-9 10L2 48l15 6 8-19v49h46V35l8 19 15-6-9-28q-3-8-9-10L61 4q-13 11-26 0Z"
          fill="var(--jersey)"
        />
        <path
          d="M25 68h46v8H25ZM5.5 37 19.8 43l-1.9 5.5-14.2-5.5ZM90.500 37 76.200 43l1.9 5.5 14.2-5.5Z"
          fill="var(--jersey-trim)"
        />
        <path d="M35 4q13 11 26 0" fill="none" stroke="var(--jersey-trim)" strokeWidth="4" />
      </symbol>
    </svg>
  );
}

function Jersey({ name }: Pick<Alumnus, 'name'>) {
  return (
    <svg className="jersey" viewBox="0 0 96 88" aria-hidden="true">
      <use href="#jersey" />
      <text x="48" y="55" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}

function AlumnusCard({ alumnus, language, texts }: AlumniProps & { alumnus: Alumnus }) {
  const { name, position, fact, secondFact, jerseyRetired, profile } = alumnus;
  const lines = [position, fact, secondFact].flatMap((text) => text?.[language] ?? []);
  return (
    <li className={jerseyRetired ? 'card card-link alumnus alumnus-retired' : 'card card-link alumnus'}>
      <Jersey name={name} />
      <div className="alumnus-text">
        <h3>
          <ExternalLink
            className="alumnus-link"
            href={profile ?? profileSearch(alumnus)}
            newTab={texts.shell.opensInNewTab}
          >
            {name}
          </ExternalLink>
        </h3>
        {lines.length > 0 && (
          <ul className="alumnus-facts">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {jerseyRetired && (
          <p className="alumnus-honour">
            {translate(language, texts.home, 'jerseyRetired', { year: jerseyRetired })}
          </p>
        )}
        <p className="alumnus-more external" aria-hidden="true">
          {profile === undefined ? texts.home.profileSearch : texts.home.profile}
        </p>
      </div>
    </li>
  );
}

/** Notable alumni, each with a link to an external profile or to a search for it. */
export function Alumni({ language, texts, club }: AlumniProps & Pick<PageRequest, 'club'>) {
  const { home } = texts;
  const { lead, sources, alumni = [] } = club.alumni;
  if (alumni.length === 0) return null;
  return (
    <section className="section section-band" aria-labelledby="alumni-title">
      <div className="wrap">
        <h2 id="alumni-title">{home.alumniTitle}</h2>
        {lead && <p className="lead">{lead[language]}</p>}
        <JerseyPattern />
        <ul className="alumni">
          {alumni.map((alumnus) => (
            <AlumnusCard key={alumnus.name} alumnus={alumnus} language={language} texts={texts} />
          ))}
        </ul>
        {sources && <p className="home-note">{translate(language, home, 'sources', { names: sources })}</p>}
      </div>
    </section>
  );
}

/** A former player of the club. */
type Alumnus = NonNullable<ClubValue<'alumni'>['alumni']>[number];

/** A search for the player's profile by name, which does not go stale. */
const profileSearch = ({ name }: Alumnus): string =>
  `https://www.eliteprospects.com/search/player?${new URLSearchParams({ q: name }).toString()}`;
