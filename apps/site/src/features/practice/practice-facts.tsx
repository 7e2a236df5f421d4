import type { Language } from '@lions/domain';
import { PRACTICE_FACTS } from '../../content/practice';

/** Info box: what all practices have in common. */
export function PracticeFacts({ title, language }: { title: string; language: Language }) {
  return (
    <div className="card practice-facts">
      <h3>{title}</h3>
      <dl>
        {PRACTICE_FACTS.map(({ id, name, value }) => (
          <div key={id}>
            <dt>{name[language]}</dt>
            <dd>{value[language]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
