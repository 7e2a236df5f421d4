import { CheckCircleOutlined, LinkOutlined } from '@ant-design/icons';
import type { FamilyCardDto } from '@lions/api-client';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FamilyLinkDialog } from '../../ui/families/family-link-dialog';
import { FamilyWays } from '../../ui/families/family-ways';
import { FamiliesToTell } from '../../ui/families/families-to-tell';
import { lacksConsent } from '../../ui/registrations/corrections';
import { useConsentReceived } from '../../ui/registrations/use-consent-received';
import { useTeamScope } from '../../ui/session/team-scope';

/** Parents and children, how to reach them, and the family's link to hand over. */
export function FamilyContact({ family }: { family: FamilyCardDto }) {
  const { t } = useTranslation();
  const titleId = useId();
  const [isLinking, setLinking] = useState(false);
  const { email, guardianEmail, phones, parentNames, playerNames, locale, isProven, registrations } = family;
  const facts = [
    { label: t('familyCard.parents'), text: parentNames.join(', ') },
    { label: t('familyCard.guardian'), text: guardianEmail ?? '' },
    { label: t('familyCard.children'), text: playerNames.join(', ') },
    {
      label: t('familyCard.language'),
      text: locale === null ? t('familyCard.bothLanguages') : t(`familyCard.languages.${locale}`),
    },
    { label: t('familyCard.email'), text: t(isProven ? 'familyCard.proven' : 'familyCard.unproven') },
  ];
  // Any registration names the family; the link is the same.
  const registration = registrations.at(-1);
  return (
    <section className="admin-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('familyCard.toReach')}</h2>
      <FamilyWays phones={phones} emails={guardianEmail === null ? [email] : [email, guardianEmail]} />
      <dl className="admin-facts family-facts">
        {facts
          .filter(({ text }) => text !== '')
          .map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {registration && (
        <div className="admin-form-actions">
          <Button icon={<LinkOutlined aria-hidden />} onClick={() => setLinking(true)}>
            {t('familyCard.link')}
          </Button>
        </div>
      )}
      {registration && isLinking && (
        <FamilyLinkDialog
          row={{ id: registration.id, parentEmail: email }}
          onClosed={() => setLinking(false)}
        />
      )}
    </section>
  );
}

/** Next steps for a family, and the changes to tell it, with the mark that it was told. */
export function FamilyNext({ family: { id, nextSteps, registrations } }: { family: FamilyCardDto }) {
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
            <li key={kind}>
              {t(`familyCard.steps.${kind}`, { names: playerNames.join(', ') })}
              {kind === 'consentMissing' && <ConsentButton registrations={registrations} />}
            </li>
          ))}
        </ul>
      )}
      <FamiliesToTell target={{ familyId: id }} title={t('families.toTell.title')} isOpen={isToTell} />
    </section>
  );
}

/** Records the consent for all coming registrations of the family that lack it and that the user may change. */
function ConsentButton({ registrations }: Pick<FamilyCardDto, 'registrations'>) {
  const { t } = useTranslation();
  const canChange = useTeamScope();
  const { receive, isLoading } = useConsentReceived();
  const missing = registrations.filter(
    (row) => !row.isPast && !row.isCalledOff && lacksConsent(row) && canChange(row.teamId),
  );
  if (missing.length === 0) return null;
  return (
    <Button loading={isLoading} onClick={() => void receive(missing)}>
      {t('registrations.consentReceived')}
    </Button>
  );
}
