import { CheckCircleOutlined } from '@ant-design/icons';
import type { FamilyCardDto } from '@lions/api-client';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FamiliesToTell } from '../../ui/families/families-to-tell';

/** What to do next for a family, and what it is to be told, with the mark that it was told. */
export function FamilyNext({ family: { id, nextSteps } }: { family: FamilyCardDto }) {
  const { t } = useTranslation();
  const titleId = useId();
  const isToTell = nextSteps.some(({ kind }) => kind === 'tell' || kind === 'mailFailed');
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('familyCard.next')}</h2>
      {nextSteps.length === 0 ? (
        <p className="family-nothing">
          <CheckCircleOutlined aria-hidden /> {t('familyCard.nothing')}
        </p>
      ) : (
        <ul className="family-steps">
          {nextSteps.map(({ kind, playerNames }) => (
            <li key={kind}>{t(`familyCard.steps.${kind}`, { names: playerNames.join(', ') })}</li>
          ))}
        </ul>
      )}
      <FamiliesToTell target={{ familyId: id }} title={t('families.toTell.title')} isOpen={isToTell} />
    </section>
  );
}
