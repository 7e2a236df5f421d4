import { LANGUAGES, type Language } from '@lions/domain';
import { localize, withClubWords } from '@lions/web-base';
import type { ReactNode } from 'react';
import { FAMILY_FIRST, HEADER, type NavigationLink } from '../../content/navigation';
import type { Page, PageRequest } from '../../ui/page/page';
import menuCss from './screen-menu.css?inline';
import { SiteFooter } from './site-footer';
import footerCss from './site-footer.css?inline';
import { SiteHeader, type HeaderLink, type SiteHeaderProps } from './site-header';
import headerCss from './site-header.css?inline';

/** Style of header, menu and footer, inlined in every public document. */
export const SHELL_CSS = [headerCss, menuCss, footerCss];

const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' };

type ShellRequest = Pick<PageRequest, 'language' | 'texts' | 'club' | 'words' | 'path' | 'site'>;

interface SiteShellProps {
  request: ShellRequest;
  /** Below the header. */
  announcement: ReactNode;
  footer: Page['footer'];
  children: ReactNode;
}

function headerProps({ language, texts, words, path }: ShellRequest): SiteHeaderProps {
  const { shell } = texts;
  const toLink = ({ href, name }: NavigationLink): HeaderLink => ({
    name: withClubWords(name[language], words),
    href: localize(href, language),
    current: href === path,
  });
  return {
    clubName: shell.clubName,
    labels: {
      home: shell.homeLink,
      navigation: shell.mainNavigation,
      menu: shell.menu,
      language: shell.language,
    },
    homeHref: localize('/', language),
    entries: HEADER.map((entry) =>
      'links' in entry ? { name: entry.name[language], links: entry.links.map(toLink) } : toLink(entry),
    ),
    families: { name: FAMILY_FIRST.name[language], links: FAMILY_FIRST.links.map(toLink) },
    languages: LANGUAGES.map((code) => ({
      code,
      name: LANGUAGE_NAMES[code],
      href: code === language ? undefined : localize(path, code),
    })),
  };
}

/** Layout of every public page: skip link, header, announcement, main, footer. */
export function SiteShell({ request, announcement, footer, children }: SiteShellProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {request.texts.shell.skipToContent}
      </a>
      <SiteHeader {...headerProps(request)} />
      {announcement}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer !== 'none' && <SiteFooter {...request} isShort={footer === 'short'} />}
    </>
  );
}
