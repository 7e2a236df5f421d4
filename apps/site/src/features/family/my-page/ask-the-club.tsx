import type { PageRequest } from '../../../ui/page/page';
import { SentenceWithEmail } from '../../../ui/sentence-with-email';

/** Replaces the lost-link form on a site without mail: names the contact to ask. */
export function AskTheClub({ texts, site }: Pick<PageRequest, 'texts' | 'site'>) {
  const { ask, askTheClub } = texts.family;
  return (
    <section className="card ask-link" id="ask">
      <h2>{ask.title}</h2>
      <p>{askTheClub.lead}</p>
      <h3>{askTheClub.title}</h3>
      {site.contactEmail ? (
        <SentenceWithEmail sentence={askTheClub.byEmail} email={site.contactEmail} />
      ) : (
        <p>{askTheClub.otherwise}</p>
      )}
      <p>{askTheClub.help}</p>
    </section>
  );
}
