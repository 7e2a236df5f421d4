import { MILESTONES } from '../../content/club/about';
import type { PageRequest } from '../../ui/page/page';

/** Known events of the club's history, oldest first. */
export function Timeline({ language, texts }: Pick<PageRequest, 'language' | 'texts'>) {
  return (
    <section className="section section-band">
      <div className="wrap">
        <h2>{texts.about.about.timelineTitle}</h2>
        <ol className="timeline">
          {MILESTONES.map(({ when, title, text }) => (
            <li key={when.en}>
              <p className="figure-value">{when[language]}</p>
              <div>
                <h3>{title[language]}</h3>
                <p>{text[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
