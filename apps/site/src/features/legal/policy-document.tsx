import { translate } from '@lions/web-base';
import type { ReactNode } from 'react';
import type { Policy } from '../../content/policies/policy';
import type { PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { PolicyBlockView } from './policy-block';

interface PolicyDocumentProps {
  policy: Policy;
  title: string;
  lead: string;
  request: PageRequest;
  /** Controls of the section that has a slot for them, such as the script choice. */
  children?: ReactNode;
}

type SectionLinksProps = Pick<PolicyDocumentProps, 'policy'> & Pick<PageRequest, 'language'>;

function SectionLinks({ policy, language }: SectionLinksProps) {
  return (
    <ol>
      {policy.sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title[language]}</a>
        </li>
      ))}
    </ol>
  );
}

/** A policy page: numbered sections, with a sticky index on wide screens. */
export function PolicyDocument({ policy, title, lead, request, children }: PolicyDocumentProps) {
  const { language, texts } = request;
  const { date, text } = policy.lastUpdated;
  const links = <SectionLinks policy={policy} language={language} />;
  return (
    <>
      <PageHead title={title} lead={lead}>
        <p className="policy-updated">
          <time dateTime={date}>
            {translate(language, texts.legal, 'lastUpdated', { date: text[language] })}
          </time>
        </p>
      </PageHead>
      <div className="wrap page-body policy">
        <details className="policy-index policy-index-folded">
          <summary>{texts.legal.sections}</summary>
          {links}
        </details>
        <nav className="policy-index policy-index-beside" aria-labelledby="policy-index-title">
          <p id="policy-index-title">{texts.legal.sections}</p>
          {links}
        </nav>
        <div className="policy-sections">
          {policy.sections.map((section, index) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>
                <span className="policy-number">{index + 1}.</span> {section.title[language]}
              </h2>
              <div className="prose">
                {section.blocks.map((block, place) => (
                  <PolicyBlockView
                    key={place}
                    block={block}
                    labelledBy={`${section.id}-title`}
                    request={request}
                  />
                ))}
                {section.takesControls && children}
              </div>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
