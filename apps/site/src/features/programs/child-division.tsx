import { divisionsIn, seasonYear } from '@lions/domain';
import { birthYears, localize, translate } from '@lions/web-base';
import type { PageRequest } from '../../ui/page/page';

type ChildDivisionProps = Pick<PageRequest, 'language' | 'texts' | 'club'>;

/** The division of each year of birth in the club's season; nothing without divisions. */
export function ChildDivision({ language, texts, club }: ChildDivisionProps) {
  const section = texts.programs.playerJourney;
  const year = seasonYear(club.season) ?? club.divisions.seasonYear;
  const divisions = divisionsIn(club.divisions, year);
  if (divisions.length === 0) return null;
  return (
    <section className="section child-division">
      <div className="wrap divisions">
        <div>
          <h2 id="child-division">{section.childTitle}</h2>
          <p className="lead">{section.childText}</p>
          <p>{translate(language, section, 'childRule', { year })}</p>
          <p>
            <a className="stage-link" href={localize('/resources/useful-links', language)}>
              {section.childLink}
            </a>
          </p>
        </div>
        <table aria-labelledby="child-division">
          <thead>
            <tr>
              <th scope="col">{section.bornColumn}</th>
              <th scope="col">{section.divisionColumn}</th>
            </tr>
          </thead>
          <tbody>
            {divisions.map((division) => (
              <tr key={division.firstYear}>
                <th scope="row">{birthYears(division, language)}</th>
                <td className="figure-value">{division.name[language]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
