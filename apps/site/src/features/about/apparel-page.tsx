import { localize } from '@lions/web-base';
import { APPAREL } from '../../content/club/apparel';
import { ComingSoonStamp } from '../../ui/unfinished';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { SitePicture } from '../../ui/picture';
import css from './apparel-page.css?inline';

/** Apparel page: jerseys, hoodies and caps and, while they are coming soon, the stamp. */
export function apparelPage({ language, texts, club }: PageRequest): Page {
  const section = texts.about.apparel;
  const isSoon = club.comingSoon.apparel === true;
  const { description, lead, listTitle, note } = isSoon ? section : section.ready;
  const art = isSoon && (
    <div className="apparel-stamp">
      <ComingSoonStamp text={section.comingSoon} />
    </div>
  );
  const content = (
    <>
      <PageHead eyebrow={section.eyebrow} title={section.title} lead={lead} art={art || undefined} />
      <section className="section">
        <div className="wrap">
          <h2>{listTitle}</h2>
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
          <p className="apparel-note">{note}</p>
          <p className="actions">
            <a className="button" href={localize('/50th-celebrations', language)}>
              {section.celebrations}
            </a>
          </p>
        </div>
      </section>
    </>
  );
  return { title: section.title, description, css: [css], content };
}
