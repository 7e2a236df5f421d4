import { isAnnounced } from '@lions/domain';
import type { ReactNode } from 'react';
import { ClubLink } from '../../ui/club-link';
import type { PageRequest } from '../../ui/page/page';
import css from './announcement.css?inline';

interface AnnouncementPart {
  css: string[];
  content: ReactNode;
}

/** The club's announcement, between the header and the page; nothing, not even style, while there is none. */
export function announcementPart(request: PageRequest): AnnouncementPart {
  const { club, today, path, language, texts } = request;
  const { announcement } = club;
  // The offline page is kept by browsers, past the last day.
  if (!announcement || !isAnnounced(announcement, today) || path === '/offline')
    return { css: [], content: null };
  const { shell } = texts;
  const content = (
    <aside className="announcement" aria-label={shell.announcement}>
      <p className="wrap">
        {announcement.link === undefined ? (
          announcement.text[language]
        ) : (
          <ClubLink
            className="tap-link"
            link={announcement.link}
            language={language}
            newTab={shell.opensInNewTab}
          >
            {announcement.text[language]}
          </ClubLink>
        )}
      </p>
    </aside>
  );
  return { css: [css], content };
}
