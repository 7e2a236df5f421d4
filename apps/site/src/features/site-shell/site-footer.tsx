import { Crest, localize } from '@lions/web-base';
import { FOOTER, FOOTER_LEGAL, type NavigationLink } from '../../content/navigation';
import { ExternalLink } from '../../ui/links';
import type { PageRequest } from '../../ui/page/page';
import { PrivacyChoices } from '../../ui/privacy/privacy-notice';

type FooterProps = Pick<PageRequest, 'language' | 'texts' | 'site'>;

function LinkItem({ link, language }: { link: NavigationLink; language: FooterProps['language'] }) {
  return (
    <li>
      <a href={localize(link.href, language)}>{link.name[language]}</a>
    </li>
  );
}

/** The club's social accounts and e-mail address, from the operator's settings. */
function Contact({ texts, site }: Pick<FooterProps, 'texts' | 'site'>) {
  const { shell } = texts;
  const accounts = [
    { name: 'Facebook', href: site.facebookUrl },
    { name: 'Instagram', href: site.instagramUrl },
  ];
  if (!site.contactEmail && accounts.every(({ href }) => !href)) return null;
  return (
    <ul className="footer-contact" aria-label={shell.contact}>
      {site.contactEmail && (
        <li>
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </li>
      )}
      {accounts.map(
        ({ name, href }) =>
          href && (
            <li key={name}>
              <ExternalLink href={href} newTab={shell.opensInNewTab}>
                {name}
              </ExternalLink>
            </li>
          ),
      )}
    </ul>
  );
}

function Columns({ language, texts }: Pick<FooterProps, 'language' | 'texts'>) {
  return (
    <nav className="footer-columns" aria-label={texts.shell.footerNavigation}>
      {FOOTER.map(({ name, links }) => (
        <div key={name.en}>
          <h2>{name[language]}</h2>
          <ul>
            {links.map((link) => (
              <LinkItem key={link.href} link={link} language={language} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Footer of the public pages, except the terms of service. */
export function SiteFooter({ language, texts, site }: FooterProps) {
  const { shell } = texts;
  return (
    <footer className="site-footer">
      <div className="wrap footer-top">
        <div className="footer-club">
          <Crest className="footer-crest" />
          <div>
            <p className="footer-name">{shell.clubName}</p>
            <p>{shell.tagline}</p>
            <Contact texts={texts} site={site} />
          </div>
        </div>
        <Columns language={language} texts={texts} />
      </div>
      <div className="wrap footer-small">
        <ul>
          {FOOTER_LEGAL.map((link) => (
            <LinkItem key={link.href} link={link} language={language} />
          ))}
          {site.analytics && (
            <li>
              <PrivacyChoices texts={texts} site={site} />
            </li>
          )}
          <li>
            <a href="/admin/login">{shell.staffSignIn}</a>
          </li>
        </ul>
        <p>
          {shell.copyright} {shell.trademarks}
        </p>
      </div>
    </footer>
  );
}
