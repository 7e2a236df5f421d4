import { localize, splitAddress } from '@lions/web-base';
import type { ReactNode } from 'react';
import { ExternalLink } from './links';
import type { PageRequest } from './page/page';

interface ClubLinkProps extends Pick<PageRequest, 'language'> {
  /** Address as a superadmin wrote it: 'https://…', or the path of a page of this site; absent: no link. */
  link: string | undefined;
  /** '(opens in a new tab)', for screen readers. */
  newTab: string;
  className?: string;
  children: ReactNode;
}

/** A text of the club's settings with its link: to a page in the reader's language, or to another site. */
export function ClubLink({ link, language, newTab, className, children }: ClubLinkProps) {
  if (link === undefined) return <span className={className}>{children}</span>;
  if (!link.startsWith('/'))
    return (
      <ExternalLink href={link} newTab={newTab} className={className}>
        {children}
      </ExternalLink>
    );
  // A superadmin may have copied the address of either language.
  return (
    <a className={className} href={localize(splitAddress(link).path, language)}>
      {children}
    </a>
  );
}
