import { localize } from '@lions/web-base';
import { Island } from '../../ui/page/island';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import formCss from '../../ui/registration/registration-form.css?inline';
import { AskLink } from './ask-link';
import { SentenceWithEmail } from '../../ui/links';
import ticketCss from '../../ui/ticket/ticket.css?inline';
import css from './family.css?inline';
import { OwnReceipts } from './own-receipts';

/** Registrations of this device, and how to get the family link. Same HTML for every visitor; not indexed. */
export function myPage(request: PageRequest): Page {
  const { texts, site } = request;
  const { title, description, lead } = texts.ownReceipts;
  return {
    title,
    description,
    noindex: true,
    css: [formCss, ticketCss, css],
    content: (
      <>
        <PageHead title={title} lead={lead} />
        <div className="wrap page-body family">
          <OwnReceiptsIsland {...request} />
          {site.sendsMail ? <AskLinkIsland {...request} /> : <AskTheClub texts={texts} site={site} />}
        </div>
      </>
    ),
  };
}

function OwnReceiptsIsland({ language, texts, timeZone }: PageRequest) {
  const { kinds, positions, states, nextInLine, inLine, comingSaid } = texts.family;
  const words = { kinds, positions, states, nextInLine, inLine, comingSaid };
  const props = { language, timeZone, texts: words, listTexts: texts.ownReceipts };
  return <Island name="own-receipts" component={OwnReceipts} props={props} />;
}

function AskLinkIsland({ language, texts, site }: PageRequest) {
  const { ask, failed } = texts.family;
  const policyHref = localize('/privacy-policy', language);
  const props = { language, texts: { ask, failed }, contactEmail: site.contactEmail, policyHref };
  return <Island name="ask-link" component={AskLink} props={props} />;
}

/** Replaces the lost-link form on a site without mail: names the contact to ask. */
function AskTheClub({ texts, site }: Pick<PageRequest, 'texts' | 'site'>) {
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
