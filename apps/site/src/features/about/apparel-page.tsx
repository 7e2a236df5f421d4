import { localize } from '@lions/web-base';
import { APPAREL } from '../../content/club/apparel';
import { ComingSoonStamp } from '../../ui/unfinished';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { SitePicture } from '../../ui/picture';
import css from './apparel-page.css?inline';

/** Apparel page: jerseys, hoodies and caps, not on sale yet. */
export function apparelPage({ language, texts }: PageRequest): Page {
  const section = texts.about.apparel;
  const art = (
    <div className="apparel-stamp">
      <ComingSoonStamp text={section.comingSoon} />
    </div>
  );
  const content = (
    <>
      <PageHead eyebrow={section.eyebrow} title={section.title} lead={section.lead} art={art} />
      <section className="section">
        <div className="wrap">
          <h2>{section.listTitle}</h2>
          <ul className="card-grid apparel">
            {APPAREL.map(({ name, text, picture }) => (
              <li key={picture.file} className="card">
                <SitePicture picture={picture} language={language} eager />
                <div>
                  <h3>{name[language]}</h3>
                  <p>{text[language]}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="apparel-note">{section.note}</p>
          <p className="actions">
            <a className="button" href={localize('/50th-celebrations', language)}>
              {section.celebrations}
            </a>
          </p>
        </div>
      </section>
    </>
  );
  return { title: section.title, description: section.description, css: [css], content };
}
