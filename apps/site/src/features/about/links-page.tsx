import type { ClubValue, LinkKey } from '@lions/domain';
import { translate } from '@lions/web-base';
import { LINK_SECTIONS, sectionName, type LinkSection } from '../../content/links';
import { ExternalLink } from '../../ui/links';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import css from './links.css?inline';

type PartProps = Pick<PageRequest, 'language' | 'texts'>;
type LinkRow = NonNullable<ClubValue<LinkKey>['links']>[number];

/** A section with its links, those nested beneath each, and those without a page of their own, by their address. */
interface ShownSection {
  section: LinkSection;
  links: { link: LinkRow; nested: LinkRow[] }[];
  shared: [address: string, links: LinkRow[]][];
}

function shownSections(club: PageRequest['club']): ShownSection[] {
  const count = new Map<string | undefined, number>();
  for (const { href } of LINK_SECTIONS.flatMap(({ key }) => club[key].links ?? []))
    count.set(href, (count.get(href) ?? 0) + 1);
  return LINK_SECTIONS.map((section) => {
    const links: ShownSection['links'] = [];
    const shared = new Map<string, LinkRow[]>();
    for (const link of club[section.key].links ?? []) {
      const above = link.isNested && links.at(-1);
      const { href } = link;
      if (above) above.nested.push(link);
      // A note says whose page several links lead to.
      else if (href !== undefined && link.note && (count.get(href) ?? 0) > 1)
        shared.set(href, [...(shared.get(href) ?? []), link]);
      else links.push({ link, nested: [] });
    }
    return { section, links, shared: [...shared] };
  }).filter(({ links, shared }) => links.length + shared.length > 0);
}

/** Links to the page's sections. */
function Index({ sections, language, texts }: PartProps & { sections: ShownSection[] }) {
  return (
    <nav className="link-index" aria-label={texts.links.links.index}>
      <ul>
        {sections.map(({ section }) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{sectionName(section)[language]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LinkRowView({ link, language, texts }: PartProps & { link: LinkRow }) {
  const href = (language === 'fr' ? link.hrefFr : undefined) ?? link.href;
  const note = href === undefined ? texts.links.links.soon : link.note?.[language];
  const words = (
    <>
      <span className="link-name">{link.name[language]}</span>
      {note && <span className="link-note"> {note}</span>}
    </>
  );
  if (href === undefined) return <span className="link-row link-soon">{words}</span>;
  return (
    <ExternalLink className="external link-row" href={href} newTab={texts.shell.opensInNewTab}>
      {words}
    </ExternalLink>
  );
}

function Section({ section, links, shared, ...parts }: PartProps & ShownSection) {
  const titleId = `${section.id}-title`;
  return (
    <section id={section.id} className="card link-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{sectionName(section)[parts.language]}</h2>
      <ul>
        {links.map(({ link, nested }, index) => (
          <li key={index}>
            <LinkRowView link={link} {...parts} />
            {nested.length > 0 && (
              <ul className="link-nested">
                {nested.map((inner, place) => (
                  <li key={place}>
                    <LinkRowView link={inner} {...parts} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {shared.map(([address, rows]) => (
          <li key={address}>
            <details className="link-shared folded folded-marked">
              <summary>
                {translate(parts.language, parts.texts.links.links, 'shared', {
                  count: rows.length,
                  site: new URL(address).hostname.replace(/^www\./, ''),
                })}
              </summary>
              <ul>
                {rows.map((link, place) => (
                  <li key={place}>
                    <LinkRowView link={{ ...link, note: undefined }} {...parts} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The directory of useful links. */
export function linksPage({ language, texts, club }: PageRequest): Page {
  const { title, description, lead } = texts.links.links;
  const parts = { language, texts };
  const sections = shownSections(club);
  return {
    title,
    description,
    css: [css],
    content: (
      <>
        <PageHead title={title} lead={lead}>
          <Index sections={sections} {...parts} />
        </PageHead>
        <div className="wrap page-body link-sections">
          {sections.map((shown) => (
            <Section key={shown.section.id} {...shown} {...parts} />
          ))}
        </div>
      </>
    ),
  };
}
