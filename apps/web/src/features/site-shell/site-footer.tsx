import { FOOTER } from '../../content/navigation';
import { localize } from '../../i18n/address';
import { Crest } from '../../ui/crest';
import type { PageRequest } from '../../ui/page';

/** The foot of the public pages (spec 2.3). */
export function SiteFooter({ language, texts }: Pick<PageRequest, 'language' | 'texts'>) {
  const { shell } = texts;
  return (
    <footer className="site-footer">
      <div className="wrap footer-columns">
        <div className="footer-club">
          <Crest className="footer-crest" />
          <div>
            <p className="footer-name">{shell.clubName}</p>
            <p>{shell.tagline}</p>
          </div>
        </div>
        <nav aria-label={shell.footerNavigation}>
          <ul>
            {FOOTER.map((link) => (
              <li key={link.href}>
                <a href={localize(link.href, language)}>{link.name[language]}</a>
              </li>
            ))}
            <li>
              <a href="/admin/login">{shell.staffSignIn}</a>
            </li>
          </ul>
        </nav>
      </div>
      <div className="wrap footer-small">
        <p>{shell.copyright}</p>
        <p>{shell.trademarks}</p>
      </div>
    </footer>
  );
}
