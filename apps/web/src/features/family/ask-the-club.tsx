import { PageHead } from '../../ui/page-head';
import type { PageRequest } from '../../ui/page';
import { SentenceWithEmail } from '../../ui/sentence-with-email';

/** Stands in for the form for a lost link where the site can send none: whom a family turns to instead. */
export function AskTheClub({ texts, site }: Pick<PageRequest, 'texts' | 'site'>) {
  const { ask, askTheClub } = texts.family;
  return (
    <>
      <PageHead title={ask.title} lead={askTheClub.lead} />
      <div className="wrap page-body family">
        <div className="card ask-link">
          <h2>{askTheClub.title}</h2>
          {site.contactEmail ? (
            <SentenceWithEmail sentence={askTheClub.byEmail} email={site.contactEmail} />
          ) : (
            <p>{askTheClub.otherwise}</p>
          )}
          <p>{askTheClub.help}</p>
        </div>
      </div>
    </>
  );
}
