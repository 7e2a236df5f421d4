import { localize } from '@lions/web-base';
import { CLUB_FACTS, MILESTONES, TEAM_PICTURE } from '../../content/club/about';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { SitePicture } from '../../ui/picture';
import css from './about-page.css?inline';
import { ClubLogos } from './club-logos';
import { RetiredJerseys } from './retired-jerseys';

function FiftyYears({ language, texts }: Pick<PageRequest, 'language' | 'texts'>) {
  const { about } = texts.about;
  return (
    <section className="section">
      <div className="wrap fifty">
        <p className="figure-value" aria-hidden="true">
          {about.years}
        </p>
        <div>
          <h2>{about.yearsTitle}</h2>
          <p className="lead">{about.yearsText}</p>
          <dl>
            {CLUB_FACTS.map(({ name, text }) => (
              <div key={name.en}>
                <dt>{name[language]}</dt>
                <dd>{text[language]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Known events of the club's history, oldest first. */
function Timeline({ language, texts }: Pick<PageRequest, 'language' | 'texts'>) {
  return (
    <section className="section section-band">
      <div className="wrap">
        <h2>{texts.about.about.timelineTitle}</h2>
        <ol className="timeline">
          {MILESTONES.map(({ when, title, text }) => (
            <li key={when.en}>
              <p className="figure-value">{when[language]}</p>
              <div>
                <h3>{title[language]}</h3>
                <p>{text[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** About page: team picture, 50 years since 1976, history, logos. */
export function aboutPage({ language, texts, club }: PageRequest): Page {
  const { about } = texts.about;
  const props = { language, texts };
  return {
    title: about.title,
    description: about.description,
    css: [css],
    content: (
      <>
        <PageHead eyebrow={about.eyebrow} title={about.title} lead={about.lead} />
        <div className="team-picture">
          <div className="wrap">
            <SitePicture picture={TEAM_PICTURE} language={language} eager />
          </div>
        </div>
        <FiftyYears {...props} />
        <Timeline {...props} />
        <RetiredJerseys {...props} club={club} />
        <ClubLogos {...props}>
          <p className="actions">
            <a className="button" href={localize('/50th-celebrations', language)}>
              {about.celebrations}
            </a>
            <a className="button button-quiet" href={localize('/', language)}>
              {about.pride}
            </a>
          </p>
        </ClubLogos>
      </>
    ),
  };
}
