import { LINK_SECTIONS, type LinkSection, type UsefulLink } from '../../content/links';
import { ExternalLink } from '../../ui/links';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import css from './links.css?inline';

type PartProps = Pick<PageRequest, 'language' | 'texts'>;

/** Links to the page's sections. */
function Index({ language, texts }: PartProps) {
  return (
    <nav className="link-index" aria-label={texts.links.links.index}>
      <ul>
        {LINK_SECTIONS.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name[language]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LinkItem({ link, language, texts }: PartProps & { link: UsefulLink }) {
  const note = link.href ? link.note?.[language] : texts.links.links.soon;
  const words = (
    <>
      <span className="link-name">{link.name[language]}</span>
      {note && <span className="link-note"> {note}</span>}
    </>
  );
  return (
    <li>
      {link.href ? (
        <ExternalLink
          className="external link-row"
          href={link.href[language]}
          newTab={texts.shell.opensInNewTab}
        >
          {words}
        </ExternalLink>
      ) : (
        <span className="link-row link-soon">{words}</span>
      )}
      {link.nested && (
        <ul className="link-nested">
          {link.nested.map((inner) => (
            <LinkItem key={inner.name.en} link={inner} language={language} texts={texts} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Section({ section, ...parts }: PartProps & { section: LinkSection }) {
  const titleId = `${section.id}-title`;
  return (
    <section id={section.id} className="card link-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{section.name[parts.language]}</h2>
      <ul>
        {section.links.map((link) => (
          <LinkItem key={link.name.en} link={link} {...parts} />
        ))}
      </ul>
    </section>
  );
}

/** The directory of useful links. */
export function linksPage({ language, texts }: PageRequest): Page {
  const { title, description, lead } = texts.links.links;
  const parts = { language, texts };
  return {
    title,
    description,
    css: [css],
    content: (
      <>
        <PageHead title={title} lead={lead}>
          <Index {...parts} />
        </PageHead>
        <div className="wrap page-body link-sections">
          {LINK_SECTIONS.map((section) => (
            <Section key={section.id} section={section} {...parts} />
          ))}
        </div>
      </>
    ),
  };
}
