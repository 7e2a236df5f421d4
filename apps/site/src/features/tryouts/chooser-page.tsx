import { LEAGUES } from '@lions/domain';
import { LEAGUE_CONTENT, localize, translate } from '@lions/web-base';
import { LeagueLogo } from '../../ui/league-logo';
import type { Page, PageRequest } from '../../ui/page/page';
import sharedCss from '../../ui/tryouts.css?inline';
import css from './tryout-lists.css?inline';

/** The league chooser. */
export function chooserPage({ language, texts }: PageRequest): Page {
  const { chooser } = texts.tryouts;
  const content = (
    <>
      <div className="banner">
        <div className="wrap page-head">
          <h1>{chooser.title}</h1>
          <p className="lead">{chooser.lead}</p>
        </div>
      </div>
      <ul className="wrap page-body card-grid chooser">
        {LEAGUES.map((league) => {
          const { label, divisions, categories } = LEAGUE_CONTENT[league];
          return (
            <li key={league} className="card card-link">
              <LeagueLogo league={league} className="league-logo" />
              <h2>
                <a href={localize(`/hockey-programs/tryouts/${league}`, language)}>{label}</a>
              </h2>
              <p>{divisions[language]}</p>
              <ul className="categories">
                {categories[language].map((category) => (
                  <li key={category}>{category}</li>
                ))}
              </ul>
              <p className="card-more" aria-hidden="true">
                {translate(language, chooser, 'choose', { league: label })}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
  return {
    title: chooser.title,
    description: chooser.description,
    css: [sharedCss, css],
    sharePicture: 'tryouts',
    content,
  };
}
