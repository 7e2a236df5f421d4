import { localize, withClubWords } from '@lions/web-base';
import { PROGRAMS, type RelatedLink } from '../../content/programs';
import { ComingSoonStamp } from '../../ui/unfinished';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import css from './program-soon.css?inline';

/** The back of a jersey with the club's name and a number or short word; decoration. */
function JerseyBack({ text }: { text: string }) {
  const isWord = text.length > 2;
  return (
    <svg className="jersey-back" viewBox="0 0 320 300" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      <path
        d="M112 20 48 44 6 152l52 22 18-40-2 148h172l-2-148 18 40 52-22-42-108-64-24c-14 12-82 12-96 0Z"
        fill="#1d4fb8"
      />
      <path
        d="M19.4 117.4 73.2 140.2 63.7 161.3 11 139Zm281.2 0L246.8 140.2l9.5 21.1L309 139ZM75 238h170v28H75Z"
        fill="#f7b92f"
      />
      <path
        d="m16.5 125 53.4 22.6-2.9 6.3-53-22.4Zm287 0-53.4 22.6 2.9 6.3 53-22.4ZM75 246h170v12H75Z"
        fill="#0a1738"
      />
      <path d="M112 20c14 12 82 12 96 0l8 3c-18 17-94 17-112 0Z" fill="#dbe7ff" />
      <path d="M76 134 82 96m156 0 6 38" fill="none" stroke="#0a1738" strokeWidth="3" opacity=".5" />
      {/* Fixed text lengths keep the lettering on the jersey until the display font has loaded. */}
      <g fill="#fff" textAnchor="middle" fontFamily="var(--font-display)" fontWeight="700">
        <text x="160" y="84" fontSize="36" textLength="108" lengthAdjust="spacingAndGlyphs">
          LIONS
        </text>
        <text
          x="160"
          y={isWord ? 204 : 214}
          fontSize={isWord ? 124 : 150}
          textLength={isWord ? 134 : 112}
          lengthAdjust="spacingAndGlyphs"
          stroke="#f7b92f"
          strokeWidth="2"
        >
          {text}
        </text>
      </g>
    </svg>
  );
}

interface RelatedLinksProps extends Pick<PageRequest, 'language' | 'words'> {
  title: string;
  relatedLinks: RelatedLink[];
}

/** Links of a page that is not ready yet. */
export function RelatedLinks({ title, relatedLinks, language, words }: RelatedLinksProps) {
  return (
    <section className="section section-band">
      <div className="wrap">
        <h2>{title}</h2>
        <ul className="card-grid related-links">
          {relatedLinks.map(({ href, name, text }) => (
            <li key={href} className="card card-link">
              <h3>
                <a href={localize(href, language)}>{withClubWords(name[language], words)}</a>
              </h3>
              <p>{text[language]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Page of a program: known facts and links and, while it is coming soon, the stamp. */
function programPage({ language, texts, words, club }: PageRequest, program: keyof typeof PROGRAMS): Page {
  const { programs } = texts;
  const isSoon = club.comingSoon[program] === true;
  const { title } = programs[program];
  const { description, lead } = isSoon ? programs[program] : programs[program].ready;
  const { jersey, relatedLinks, ...facts } = PROGRAMS[program];
  const paragraphs = (isSoon ? undefined : facts.readyParagraphs) ?? facts.paragraphs;
  const figures = withClubWords(facts.figures, words).filter(({ value }) => value !== '');
  const art = (
    <div className="program-art">
      <JerseyBack text={jersey} />
      {isSoon && <ComingSoonStamp text={programs.comingSoon} />}
    </div>
  );
  const content = (
    <>
      <PageHead eyebrow={programs.eyebrow} title={title} lead={lead} art={art} />
      <section className="section">
        <div className="wrap program-known">
          <div className="prose">
            <h2>{isSoon ? programs.knownTitle : programs.readyTitle}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph.en}>{paragraph[language]}</p>
            ))}
          </div>
          {figures.length > 0 && (
            <ul className="program-figures">
              {figures.map(({ value, text }) => (
                <li key={value}>
                  <span className="figure-value">{value}</span>
                  <span>{text[language]}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      <RelatedLinks
        title={isSoon ? programs.relatedTitle : programs.readyRelatedTitle}
        relatedLinks={relatedLinks}
        language={language}
        words={words}
      />
    </>
  );
  return { title, description, css: [css], content };
}

export const jrLionsPage = (request: PageRequest) => programPage(request, 'jrLions');
export const m18Page = (request: PageRequest) => programPage(request, 'm18');
export const silPage = (request: PageRequest) => programPage(request, 'sil');
