import { HOME_OPENER } from '../../content/club/about';
import type { PageRequest } from '../../ui/page/page';

/**
 * The five jerseys that the club retired in one evening, each as a banner under the arena's roof.
 */
export function RetiredJerseys({ language, texts, club }: Pick<PageRequest, 'language' | 'texts' | 'club'>) {
  const { about } = texts.about;
  const retired = (club.alumni.alumni ?? []).filter(
    ({ jerseyRetired }) => jerseyRetired === HOME_OPENER.year,
  );
  return (
    <section className="section section-dark rafters">
      <div className="wrap">
        <h2>{about.jerseysTitle}</h2>
        <p className="lead">{HOME_OPENER.text[language]}</p>
        <ul className="jersey-banners">
          {retired.map(({ name, position, fact, secondFact }) => (
            <li key={name}>
              <h3>{name}</h3>
              {position && <p className="jersey-position">{position[language]}</p>}
              {fact && <p>{fact[language]}</p>}
              {secondFact && <p>{secondFact[language]}</p>}
            </li>
          ))}
        </ul>
        <p className="jersey-source">{HOME_OPENER.sources[language]}</p>
      </div>
    </section>
  );
}
