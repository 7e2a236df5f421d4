import { Crest, localize, translate, withClubWords } from '@lions/web-base';
import { FOOTER, FOOTER_LEGAL, INTEGRITY_OMBUDSMAN, type NavigationLink } from '../../content/navigation';
import { ExternalLink, phoneHref } from '../../ui/links';
import type { PageRequest } from '../../ui/page/page';
import { PrivacyChoices } from '../../ui/privacy-notice';

type FooterProps = Pick<PageRequest, 'language' | 'texts' | 'club' | 'words' | 'site'> & {
  /** Without the club's name and crest, which the header has, and the links of the menu. */
  isShort: boolean;
};

interface LinkItemProps extends Pick<FooterProps, 'language' | 'words'> {
  link: NavigationLink;
}

function LinkItem({ link, language, words }: LinkItemProps) {
  return (
    <li>
      <a href={localize(link.href, language)}>{withClubWords(link.name[language], words)}</a>
    </li>
  );
}

/** The club's e-mail and postal address, telephone, person in charge of personal information, and social accounts. */
function Contact({ language, texts, club }: Pick<FooterProps, 'language' | 'texts' | 'club'>) {
  const { shell } = texts;
  const { email, phone, address, personInCharge: name, personTitle } = club.contact;
  const { accounts = [] } = club.accounts;
  if (!email && !phone && !address && !name && accounts.length === 0) return null;
  return (
    <ul className="footer-contact" aria-label={shell.contact}>
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone && (
        <li>
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      )}
      {address && <li>{address}</li>}
      {name && personTitle && (
        <li>{translate(language, shell, 'personInCharge', { name, title: personTitle[language] })}</li>
      )}
      {accounts.map(({ name, href }) => (
        <li key={href}>
          <ExternalLink href={href} newTab={shell.opensInNewTab}>
            {name}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

function Columns({ language, texts, words }: Pick<FooterProps, 'language' | 'texts' | 'words'>) {
  return (
    <nav className="footer-columns" aria-label={texts.shell.footerNavigation}>
      {FOOTER.map(({ name, links }) => (
        <div key={name.en}>
          <h2>{name[language]}</h2>
          <ul>
            {links.map((link) => (
              <LinkItem key={link.href} link={link} language={language} words={words} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Footer of the public pages, except the terms of service. */
export function SiteFooter({ language, texts, club, words, site, isShort }: FooterProps) {
  const { shell } = texts;
  return (
    <footer className={isShort ? 'site-footer footer-short' : 'site-footer'}>
      {isShort ? (
        <div className="wrap">
          <Contact language={language} texts={texts} club={club} />
        </div>
      ) : (
        <div className="wrap footer-top">
          <div className="footer-club">
            <Crest className="footer-crest" />
            <div>
              <p className="footer-name">{shell.clubName}</p>
              <p>{shell.tagline}</p>
              <Contact language={language} texts={texts} club={club} />
            </div>
          </div>
          <Columns language={language} texts={texts} words={words} />
        </div>
      )}
      <div className="wrap footer-small">
        <ul>
          {FOOTER_LEGAL.map((link) => (
            <LinkItem key={link.href} link={link} language={language} words={words} />
          ))}
          <li>
            <a href={localize('/admin/login', language)}>{shell.staffSignIn}</a>
          </li>
          <li>
            <ExternalLink href={INTEGRITY_OMBUDSMAN.href} newTab={shell.opensInNewTab}>
              {INTEGRITY_OMBUDSMAN.name[language]}
            </ExternalLink>
          </li>
          {site.analytics && (
            <li>
              <PrivacyChoices texts={texts} site={site} />
            </li>
          )}
        </ul>
        <p>
          {shell.copyright} {shell.trademarks}
        </p>
      </div>
    </footer>
  );
}
