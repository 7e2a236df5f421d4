import { Crest } from '@lions/web-base';

/** A link of the header, in the page's language. */
export interface HeaderLink {
  name: string;
  href: string;
  current: boolean;
}

/** A dropdown of the header, or a named list of links. */
interface HeaderGroup {
  name: string;
  links: HeaderLink[];
}

export interface SiteHeaderProps {
  clubName: string;
  labels: { home: string; navigation: string; menu: string; language: string };
  homeHref: string;
  entries: (HeaderLink | HeaderGroup)[];
  /** Always in sight on wide screens, first in the menu of narrow ones. */
  families: HeaderGroup;
  /** The two languages in a fixed order; the current one has no address. */
  languages: { code: string; name: string; href?: string }[];
}

/** Header of every public page. Works as plain HTML; menus.ts adds closing by Escape, choice and blur. */
export function SiteHeader({ clubName, labels, homeHref, entries, families, languages }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <nav className="wide-menu club-menu" aria-label={labels.navigation}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.name}>
              {'links' in entry ? <Dropdown group={entry} /> : <MenuLink link={entry} />}
            </li>
          ))}
        </ul>
      </nav>
      <a className="site-name" href={homeHref} aria-label={labels.home}>
        <Crest className="site-crest" id="crest" />
        {/* The word joiner keeps 'St-Louis' on one line. */}
        <span>{clubName.replaceAll('-', '-\u2060')}</span>
      </a>
      <nav className="wide-menu family-menu" aria-label={families.name}>
        <LinkList links={families.links} />
      </nav>
      <div className="language-toggle" role="group" aria-label={labels.language}>
        {languages.map(({ code, name, href }) =>
          href === undefined ? (
            <span key={code} aria-current="true">
              {code.toUpperCase()}
            </span>
          ) : (
            <a key={code} href={href} hrefLang={code} lang={code} data-language={code}>
              {code.toUpperCase()}
              <span className="visually-hidden"> – {name}</span>
            </a>
          ),
        )}
      </div>
      <ScreenMenu entries={entries} families={families} labels={labels} />
    </header>
  );
}

function MenuLink({ link }: { link: HeaderLink }) {
  return (
    <a href={link.href} aria-current={link.current ? 'page' : undefined}>
      {link.name}
    </a>
  );
}

function LinkList({ links }: { links: HeaderLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <MenuLink link={link} />
        </li>
      ))}
    </ul>
  );
}

function Dropdown({ group }: { group: HeaderGroup }) {
  return (
    <details className="dropdown" data-menu="dropdown">
      <summary>{group.name}</summary>
      <LinkList links={group.links} />
    </details>
  );
}

/** Full-screen menu of narrow screens: what families open most often, then the same links with groups expanded. */
function ScreenMenu({ entries, families, labels }: Pick<SiteHeaderProps, 'entries' | 'families' | 'labels'>) {
  return (
    <details className="screen-menu" data-menu="screen">
      <summary>
        <span className="visually-hidden">{labels.menu}</span>
        <span className="menu-icon" aria-hidden="true" />
      </summary>
      <nav aria-label={labels.navigation}>
        <ul>
          {families.links.map((link) => (
            <li key={link.href}>
              <MenuLink link={link} />
            </li>
          ))}
          {entries.map((entry) =>
            'links' in entry ? (
              <li key={entry.name}>
                <p>{entry.name}</p>
                <LinkList links={entry.links} />
              </li>
            ) : (
              <li key={entry.name}>
                <MenuLink link={entry} />
              </li>
            ),
          )}
        </ul>
      </nav>
    </details>
  );
}
