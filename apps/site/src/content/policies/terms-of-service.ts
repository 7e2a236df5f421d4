import { list, paragraph, subtitle, type Policy } from './policy';

/** The terms of service. */
export const TERMS_OF_SERVICE: Policy = {
  lastUpdated: { date: '2025-07-24', text: { en: 'July 24, 2025', fr: '24\u00a0juillet\u00a02025' } },
  sections: [
    {
      id: 'acceptance',
      title: { en: 'Acceptance', fr: 'Acceptation' },
      blocks: [
        paragraph({
          en: 'These terms apply to the programs and the website of Lac St-Louis Lions (“the club”, “we”). By using the website or registering a player, you accept them; the registration forms link to them. If you do not accept them, please do neither.',
          fr: 'Les présentes conditions s’appliquent aux programmes et au site Web des Lions du Lac St-Louis («\u00a0le club\u00a0», «\u00a0nous\u00a0»). En utilisant le site ou en inscrivant un joueur, vous les acceptez; les formulaires d’inscription y mènent. Si vous ne les acceptez pas, n’utilisez pas le site et n’inscrivez personne.',
        }),
        paragraph({
          en: 'For a player under 18, the parent accepts them and explains them to the player. “Parent” means the person who has parental authority, or the tutor (legal guardian).',
          fr: 'Pour un joueur de moins de 18\u00a0ans, c’est le parent qui les accepte et qui les explique au joueur. «\u00a0Parent\u00a0» désigne la personne titulaire de l’autorité parentale, ou le tuteur.',
        }),
        paragraph({
          en: 'The English and French versions have equal force. Nothing in these terms takes away a right that the law guarantees you.',
          fr: 'Les versions française et anglaise ont la même valeur. Rien dans les présentes conditions ne vous prive d’un droit que la loi vous garantit.',
        }),
      ],
    },
    {
      id: 'program-registration',
      title: { en: 'Program registration', fr: 'Inscription aux programmes' },
      blocks: [
        subtitle({ en: 'Requirements', fr: 'Exigences' }),
        list([
          {
            en: 'A player under 18 is registered by a parent.',
            fr: 'Le joueur de moins de 18\u00a0ans est inscrit par un parent.',
          },
          {
            en: 'The information you give is true and complete. Tell us when it changes.',
            fr: 'Les renseignements fournis sont exacts et complets. Avisez-nous de tout changement.',
          },
          {
            en: 'The player meets the rules of Hockey Canada, Hockey Quebec and the league on age and eligibility. We may ask for proof.',
            fr: 'Le joueur satisfait aux règles de Hockey Canada, de Hockey Québec et de la ligue en matière d’âge et d’admissibilité. Nous pouvons demander une preuve.',
          },
          {
            en: 'A tryout registration does not guarantee a place on a team, and a place on a waiting list is not a spot.',
            fr: 'L’inscription à un camp de sélection ne garantit pas une place dans l’équipe, et un rang sur la liste d’attente n’est pas une place.',
          },
          {
            en: 'A player who is not on a team’s list reports to the local association for next steps.',
            fr: 'Le joueur qui ne figure pas sur la liste d’une équipe s’adresse à son association locale pour connaître la marche à suivre.',
          },
          {
            en: 'If the player cannot come, tell us early: the spot goes to the next on the waiting list.',
            fr: 'Si le joueur ne peut pas venir, prévenez-nous le plus tôt possible\u00a0: sa place ira au suivant sur la liste d’attente.',
          },
        ]),
        subtitle({ en: 'Fees and payments', fr: 'Frais et paiements' }),
        paragraph({
          en: 'This website takes no payments and never asks for a card number. If a program has fees, ask for the amount, the due dates and the refund conditions before you commit.',
          fr: 'Le site ne perçoit aucun paiement et ne demande jamais de numéro de carte. Si un programme comporte des frais, demandez-en le montant, les échéances et les conditions de remboursement avant de vous engager.',
        }),
        paragraph({
          en: 'Any right to cancel or to be refunded that you have under Quebec’s Consumer Protection Act remains yours.',
          fr: 'Vous conservez tout droit de résiliation ou de remboursement que vous confère la Loi sur la protection du consommateur (Québec).',
        }),
      ],
    },
    {
      id: 'code-of-conduct',
      title: { en: 'Code of conduct', fr: 'Code de conduite' },
      blocks: [
        paragraph({
          en: 'A safe and respectful game is everyone’s business: players, parents, coaches, volunteers and spectators.',
          fr: 'Un hockey sécuritaire et respectueux est l’affaire de tous\u00a0: joueurs, parents, entraîneurs, bénévoles et spectateurs.',
        }),
        subtitle({ en: 'Expected conduct', fr: 'Conduite attendue' }),
        list([
          {
            en: 'Respect teammates, opponents, officials, coaches and volunteers, at the rink, on the road and online.',
            fr: 'Respecter coéquipiers, adversaires, officiels, entraîneurs et bénévoles, à l’aréna, en déplacement et en ligne.',
          },
          {
            en: 'No violence, threats, bullying, hazing, harassment, discrimination or sexual misconduct, in any form.',
            fr: 'S’abstenir de toute forme de violence, de menaces, d’intimidation, d’initiation dégradante, de harcèlement, de discrimination et d’inconduite sexuelle.',
          },
          {
            en: 'Follow the rules of Hockey Canada, Hockey Quebec, the league, the team and the arena.',
            fr: 'Suivre les règles de Hockey Canada, de Hockey Québec, de la ligue, de l’équipe et de l’aréna.',
          },
          {
            en: 'Players do not use alcohol, tobacco, vaping products, cannabis or other drugs at club activities.',
            fr: 'Pour les joueurs\u00a0: ne consommer ni alcool, ni tabac, ni produits de vapotage, ni cannabis, ni autres drogues pendant les activités du club.',
          },
          {
            en: 'Tell a coach or a board member about anything that puts someone at risk.',
            fr: 'Signaler à un entraîneur ou à un membre du conseil d’administration tout ce qui met quelqu’un en danger.',
          },
        ]),
        subtitle({ en: 'Disciplinary action', fr: 'Mesures disciplinaires' }),
        paragraph({
          en: 'The club may warn, set conditions for, suspend or exclude a person, in proportion to the conduct.',
          fr: 'Le club peut donner un avertissement, imposer des conditions, suspendre ou exclure une personne, en proportion de la conduite reprochée.',
        }),
        paragraph({
          en: 'A matter may be referred to the league or to Hockey Quebec under their rules. Where a child’s safety or development may be in danger, the law may require it to be reported to youth protection. Everyone remains free to complain to an independent body.',
          fr: 'Un dossier peut être soumis à la ligue ou à Hockey Québec selon leurs règles. Lorsque la sécurité ou le développement d’un enfant peut être compromis, la loi peut exiger de le signaler à la protection de la jeunesse. Chacun demeure libre de porter plainte auprès d’un organisme indépendant.',
        }),
      ],
    },
    {
      id: 'health-and-safety',
      title: { en: 'Health and safety', fr: 'Santé et sécurité' },
      blocks: [
        subtitle({ en: 'Medical clearance', fr: 'Aptitude médicale' }),
        list([
          {
            en: 'The parent confirms that the player is fit to play, and tells the team about any condition, allergy or medication that matters on the ice.',
            fr: 'Le parent confirme que le joueur est apte à jouer et informe l’équipe de tout problème de santé, de toute allergie ou de tout médicament dont il faut tenir compte sur la glace.',
          },
          {
            en: 'After an illness or injury, the team may ask for clearance from a health professional before the player returns.',
            fr: 'Après une maladie ou une blessure, l’équipe peut exiger l’autorisation d’un professionnel de la santé avant le retour au jeu.',
          },
          {
            en: 'A player who may have a concussion leaves the ice at once.',
            fr: 'Le joueur chez qui l’on soupçonne une commotion cérébrale quitte la glace sur-le-champ.',
          },
        ]),
        subtitle({ en: 'Assumption of risk', fr: 'Acceptation des risques' }),
        paragraph({
          en: 'Ice hockey is fast and physical. Falls, collisions, sticks and pucks can injure, sometimes seriously, even when everyone follows the rules. By registering, the player and the parent acknowledge and accept the ordinary risks of the sport. They do not give up any recourse for harm caused by someone’s fault.',
          fr: 'Le hockey est un sport rapide et robuste. Chutes, collisions, bâtons et rondelles peuvent blesser, parfois gravement, même quand tous respectent les règles. En s’inscrivant, le joueur et le parent reconnaissent et acceptent les risques ordinaires de ce sport. Ils ne renoncent à aucun recours pour un préjudice causé par la faute d’autrui.',
        }),
        subtitle({ en: 'Insurance', fr: 'Assurance' }),
        paragraph({
          en: 'Registration with Hockey Quebec and Hockey Canada includes insurance, within the terms and limits of the policy that applies. It may not cover everything; each family decides whether to add its own coverage.',
          fr: 'L’inscription à Hockey Québec et à Hockey Canada comporte une assurance, selon les modalités et les limites de la police applicable. Celle-ci peut ne pas tout couvrir; il revient à chaque famille de voir si elle souhaite la compléter.',
        }),
      ],
    },
    {
      id: 'equipment-and-facilities',
      title: { en: 'Equipment and facilities', fr: 'Équipement et installations' },
      blocks: [
        list([
          {
            en: 'The player wears complete equipment, in good condition and properly fitted, that meets the standards of Hockey Canada and Hockey Quebec. The family provides and maintains it, unless the team says otherwise.',
            fr: 'Le joueur porte un équipement complet, en bon état et bien ajusté, conforme aux normes de Hockey Canada et de Hockey Québec. La famille le fournit et l’entretient, sauf indication contraire de l’équipe.',
          },
          {
            en: 'If the club lends equipment, it remains the club’s property and is returned on request, in good condition apart from normal wear.',
            fr: 'Si le club prête de l’équipement, celui-ci lui appartient toujours et lui est rendu sur demande, en bon état, usure normale exceptée.',
          },
          {
            en: 'Everyone follows the rules of the arena and of the dressing rooms.',
            fr: 'Chacun suit les règles de l’aréna et des vestiaires.',
          },
          {
            en: 'Anyone who damages equipment or premises through their own fault is responsible for it.',
            fr: 'La personne qui endommage par sa faute l’équipement ou les lieux en est responsable.',
          },
        ]),
      ],
    },
    {
      id: 'communication-and-media',
      title: { en: 'Communication and media', fr: 'Communications et médias' },
      blocks: [
        subtitle({ en: 'Official communications', fr: 'Communications officielles' }),
        paragraph({
          en: 'This website, and messages from the club or the team’s staff, are the official sources. Keep your email address up to date. We write about the registration and the season; anything promotional requires your consent and can be declined at any time.',
          fr: 'Le présent site et les messages du club ou du personnel de l’équipe sont les sources officielles. Tenez votre adresse courriel à jour. Nous écrivons au sujet de l’inscription et de la saison; tout envoi promotionnel exige votre consentement et peut être refusé en tout temps.',
        }),
        paragraph({
          en: 'Only people authorized by the club may speak on its behalf.',
          fr: 'Seules les personnes autorisées par le club parlent en son nom.',
        }),
        subtitle({ en: 'Media consent', fr: 'Consentement aux photos et aux vidéos' }),
        paragraph({
          en: 'Accepting these terms is not consent to photos or videos. That consent is asked for separately and can be refused or withdrawn at any time: see [Photo and video consent](/privacy-policy#photo-and-video-consent) in the privacy policy.',
          fr: 'Accepter les présentes conditions, ce n’est pas consentir aux photos ou aux vidéos. Ce consentement est demandé séparément et peut être refusé ou retiré en tout temps\u00a0: voir [Consentement aux photos et aux vidéos](/privacy-policy#photo-and-video-consent) dans la politique de confidentialité.',
        }),
      ],
    },
    {
      id: 'website-terms',
      title: { en: 'Website terms', fr: 'Utilisation du site' },
      blocks: [
        subtitle({ en: 'Acceptable use', fr: 'Utilisation acceptable' }),
        paragraph({
          en: 'When using this website, do not:',
          fr: 'Sur ce site, il est interdit\u00a0:',
        }),
        list([
          {
            en: 'Register somebody without the right to do so, or give false information.',
            fr: 'd’inscrire quelqu’un sans en avoir le droit ou de donner de faux renseignements;',
          },
          {
            en: 'Collect or reuse the names of players found here.',
            fr: 'de recueillir ou de réutiliser les noms des joueurs qui y figurent;',
          },
          {
            en: 'Try to reach areas that are closed to you, or interfere with how the website works.',
            fr: 'de tenter d’accéder aux zones qui vous sont fermées ou de nuire au fonctionnement du site;',
          },
          {
            en: 'Copy the club’s texts, pictures or logos for commercial purposes without its written permission.',
            fr: 'de reproduire à des fins commerciales les textes, les images ou les logos du club sans son autorisation écrite.',
          },
        ]),
        subtitle({ en: 'Content accuracy', fr: 'Exactitude du contenu' }),
        paragraph({
          en: 'We do our best to keep the website accurate, but dates, times and places can change and errors happen. Before you travel, confirm with your team. If you see a mistake, please tell us. Other websites to which we link are not under our control.',
          fr: 'Nous veillons à l’exactitude du site, mais les dates, les heures et les lieux peuvent changer, et des erreurs se glissent parfois. Avant de vous déplacer, vérifiez auprès de votre équipe. Si vous voyez une erreur, signalez-la-nous. Les autres sites auxquels nous renvoyons échappent à notre contrôle.',
        }),
      ],
    },
    {
      id: 'limitation-of-liability',
      title: { en: 'Limitation of liability', fr: 'Limitation de responsabilité' },
      blocks: [
        paragraph({
          en: 'To the extent that the law allows, the club is not liable for:',
          fr: 'Dans la mesure permise par la loi, le club ne répond pas\u00a0:',
        }),
        list([
          {
            en: 'Material loss that comes from an error on this website, from its interruption, or from another website to which it links.',
            fr: 'du préjudice matériel découlant d’une erreur sur le site, de son interruption ou d’un autre site auquel il renvoie;',
          },
          {
            en: 'Personal belongings lost, stolen or damaged at its activities.',
            fr: 'des effets personnels perdus, volés ou endommagés pendant ses activités;',
          },
          {
            en: 'Activities cancelled, moved or delayed by events beyond our control (superior force), such as a storm or the closing of an arena.',
            fr: 'des activités annulées, déplacées ou retardées par une force majeure, comme une tempête ou la fermeture d’un aréna.',
          },
        ]),
        paragraph({
          en: 'Nothing in these terms excludes or limits liability for bodily or moral injury, for an intentional or gross fault, or for anything else for which the law does not allow it to be excluded or limited.',
          fr: 'Rien dans les présentes conditions n’exclut ni ne limite la responsabilité pour un préjudice corporel ou moral, pour une faute intentionnelle ou lourde, ou dans tout autre cas où la loi ne le permet pas.',
        }),
      ],
    },
    {
      id: 'privacy-and-data-protection',
      title: { en: 'Privacy and data protection', fr: 'Protection des renseignements personnels' },
      blocks: [
        paragraph({
          en: 'Our [privacy policy](/privacy-policy) explains what personal information we collect, why, how long we keep it, and how to exercise your rights. Your data is not sold. These terms do not allow us to collect more than the policy describes.',
          fr: 'Notre [politique de confidentialité](/privacy-policy) explique quels renseignements personnels nous recueillons, pourquoi, combien de temps nous les conservons et comment exercer vos droits. Vos données ne sont pas vendues. Les présentes conditions ne constituent pas un consentement à recueillir plus de renseignements que ceux qu’elle décrit.',
        }),
        paragraph({
          en: 'It also says when a third party may count page views, never without your consent: see [Website and cookies](/privacy-policy#website-and-cookies), where you can change your choice.',
          fr: 'Elle précise aussi quand un tiers peut mesurer l’audience, jamais sans votre consentement\u00a0: voyez [Site Web et témoins](/privacy-policy#website-and-cookies), où vous pouvez modifier votre choix.',
        }),
      ],
    },
    {
      id: 'governing-law',
      title: { en: 'Governing law', fr: 'Droit applicable' },
      blocks: [
        paragraph({
          en: 'These terms are governed by the laws of Quebec and by the laws of Canada that apply there. The courts of Quebec have jurisdiction.',
          fr: 'Les présentes conditions sont régies par les lois du Québec et par les lois du Canada qui s’y appliquent. Les tribunaux du Québec sont compétents.',
        }),
        paragraph({
          en: 'Before going to court, please talk to us: most disagreements can be settled by a conversation. How to reach us is under [Contact details](/privacy-policy#contact) in the privacy policy.',
          fr: 'Avant d’aller devant les tribunaux, parlez-nous\u00a0: la plupart des différends se règlent par une conversation. Pour nous joindre, voyez les [Coordonnées](/privacy-policy#contact) dans la politique de confidentialité.',
        }),
      ],
    },
    {
      id: 'modifications',
      title: { en: 'Modifications', fr: 'Modifications' },
      blocks: [
        paragraph({
          en: 'We may change these terms; the date at the top of the page is that of the latest version. We announce any important change on this website before it takes effect. A registration already made stays under the terms that you accepted, unless you agree to the new ones or the law requires them.',
          fr: 'Nous pouvons modifier les présentes conditions; la date en haut de la page est celle de la version la plus récente. Nous annonçons tout changement important sur le site avant son entrée en vigueur. Une inscription déjà faite reste soumise aux conditions que vous avez acceptées, à moins que vous ne consentiez aux nouvelles ou que la loi ne les impose.',
        }),
      ],
    },
    {
      id: 'severability',
      title: { en: 'Severability', fr: 'Divisibilité' },
      blocks: [
        paragraph({
          en: 'If a court finds part of these terms invalid, the rest remains in force. Not insisting on a term once does not mean giving it up.',
          fr: 'Si un tribunal déclare invalide une partie des présentes conditions, le reste demeure en vigueur. Ne pas exiger une fois le respect d’une condition, ce n’est pas y renoncer.',
        }),
      ],
    },
  ],
};
