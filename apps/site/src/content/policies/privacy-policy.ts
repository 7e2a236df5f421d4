/* eslint-disable max-lines -- one text, read and revised as a whole, in two languages */
import { CHECK_IN_KEY_HOURS, SIGN_IN_DAYS } from '@lions/domain';
import { same } from '../localized';
import { list, paragraph, subtitle, type Policy } from './policy';
import { RETENTION } from './retention';

/** The privacy policy. */
export const PRIVACY_POLICY: Policy = {
  lastUpdated: { date: '2025-07-24', text: { en: 'July 24, 2025', fr: '24\u00a0juillet\u00a02025' } },
  sections: [
    {
      id: 'introduction',
      title: { en: 'Introduction', fr: 'Introduction' },
      blocks: [
        paragraph({
          en: 'Lac St-Louis Lions (“the club”, “we”) is a youth ice-hockey club founded in 1976. This policy explains what personal information we collect about players, their families and visitors to this website, what we do with it, and what you may ask of us.',
          fr: 'Les Lions du Lac St-Louis («\u00a0le club\u00a0», «\u00a0nous\u00a0») sont un club de hockey mineur fondé en 1976. La présente politique explique quels renseignements personnels nous recueillons sur les joueurs, leur famille et les visiteurs du site, ce que nous en faisons et ce que vous pouvez nous demander.',
        }),
        paragraph({
          en: 'We follow Quebec’s Act respecting the protection of personal information in the private sector, as modernized by Law 25. This policy is governed by the laws of Quebec and by the laws of Canada that apply there.',
          fr: 'Nous respectons la Loi sur la protection des renseignements personnels dans le secteur privé (Québec), modernisée par la Loi\u00a025. La présente politique est régie par les lois du Québec et par les lois du Canada qui s’y appliquent.',
        }),
        paragraph({
          en: 'In these pages, “parent” means the person who has parental authority over a child, or the child’s tutor (legal guardian).',
          fr: 'Dans ces pages, «\u00a0parent\u00a0» désigne la personne titulaire de l’autorité parentale à l’égard d’un enfant, ou le tuteur de cet enfant.',
        }),
      ],
    },
    {
      id: 'information-collected',
      title: { en: 'Information collected', fr: 'Renseignements recueillis' },
      blocks: [
        paragraph({
          en: 'We collect only what a program needs.',
          fr: 'Nous ne recueillons que ce qui est nécessaire à nos programmes.',
        }),
        subtitle({ en: 'Personal information', fr: 'Renseignements personnels' }),
        list([
          {
            en: 'Practice registration, when the club opens it on this website: the parent’s email address; the player’s name and position; a telephone number (optional).',
            fr: 'Inscription à un entraînement, lorsque le club l’ouvre sur ce site\u00a0: l’adresse courriel du parent; le nom et la position du joueur; un numéro de téléphone (facultatif).',
          },
          {
            en: 'Tryout registration, when a team opens it on this website: the player’s name, position, and age or year of birth; the parent’s name and email address; a telephone number (optional).',
            fr: 'Inscription à un camp de sélection, lorsqu’une équipe l’ouvre sur ce site\u00a0: le nom du joueur, sa position et son âge ou son année de naissance; le nom et l’adresse courriel du parent; un numéro de téléphone (facultatif).',
          },
          {
            en: 'The email address of a second guardian, if the family gives one. This person can see, correct and cancel the family’s registrations, and gets the emails about them; the family, or this person, can end it at any time.',
            fr: 'L’adresse courriel d’un deuxième parent ou tuteur, si la famille en donne une. Cette personne peut voir, corriger et annuler les inscriptions de la famille et reçoit les courriels à leur sujet; la famille, ou cette personne, peut mettre fin à cet accès en tout temps.',
          },
          {
            en: 'With each registration: its date, your language, the version of the notice you accepted, your statement that you have parental authority, whether the player holds a spot or is on the waiting list, and your confirmation that the player is coming.',
            fr: 'Avec chaque inscription\u00a0: sa date, votre langue, la version de l’avis que vous avez acceptée, votre déclaration d’autorité parentale, la situation du joueur (place obtenue ou liste d’attente) et, si vous la donnez, la confirmation de sa présence.',
          },
          {
            en: 'At the door of a practice or tryout: whether the player came, the number on the bib, and, if a coach writes one, a short note. Where there is a fee: whether a coach noted it as paid; no payment passes through this site. When a coach gives a spot ahead of the waiting list, the reason is kept in the log of changes.',
            fr: 'À l’arrivée à un entraînement ou à un camp\u00a0: la présence du joueur, le numéro de son dossard et, si un entraîneur en écrit une, une courte note. S’il y a des frais\u00a0: la mention, par un entraîneur, qu’ils sont payés; aucun paiement ne passe par ce site. Si un entraîneur donne une place avant les personnes en attente, le motif est conservé dans le journal des modifications.',
          },
          {
            en: 'Competing players: the names of the players trying out for a team, entered by the team’s staff. The team’s page shows names, initials or numbers, as the team decides. Ages are never published.',
            fr: 'Joueurs en sélection\u00a0: les noms des joueurs qui participent au camp d’une équipe, saisis par son personnel. La page de l’équipe affiche les noms, les initiales ou les numéros, au choix de l’équipe. L’âge n’est jamais publié.',
          },
          {
            en: 'Staff who manage this website: name, username, email address and role; the date, network (the first part of the IP address) and browser of each sign-in; and a log of the changes they make and of the families they look up.',
            fr: 'Personnel qui gère le site\u00a0: nom, nom d’utilisateur, adresse courriel et rôle; la date, le réseau (le début de l’adresse IP) et le navigateur de chaque connexion; un journal des modifications effectuées et des familles consultées.',
          },
          {
            en: 'Photos and videos, on the conditions set out under [Photo and video consent](#photo-and-video-consent).',
            fr: 'Photos et vidéos, aux conditions énoncées à la section [Consentement aux photos et aux vidéos](#photo-and-video-consent).',
          },
        ]),
        paragraph({
          en: 'This website never asks for a health insurance number, a social insurance number, medical information or a payment card. What a team must know to look after a player, such as an allergy, you tell the team directly, not this website.',
          fr: 'Ce site ne demande jamais de numéro d’assurance maladie, de numéro d’assurance sociale, de renseignements médicaux ni de carte de paiement. Ce qu’une équipe doit savoir pour veiller sur un joueur, une allergie par exemple, vous le dites directement à l’équipe, et non à ce site.',
        }),
        subtitle({ en: 'Technical information', fr: 'Renseignements techniques' }),
        paragraph({
          en: 'To send you a page, the server must receive your browser’s request and your network (IP) address. We use the address briefly, to limit abuse; our request log keeps only its first part (the network). We do not identify, locate or profile visitors.',
          fr: 'Pour vous transmettre une page, le serveur doit recevoir la requête de votre navigateur et votre adresse réseau (IP). Nous utilisons cette adresse un court moment, pour prévenir les abus; notre journal des requêtes n’en conserve que le début (le réseau). Nous n’identifions pas les visiteurs, ne les localisons pas et n’effectuons aucun profilage.',
        }),
      ],
    },
    {
      id: 'how-it-is-used',
      title: { en: 'How information is used', fr: 'Utilisation des renseignements' },
      blocks: [
        paragraph({
          en: 'We use personal information for these purposes only:',
          fr: 'Nous utilisons les renseignements personnels à ces seules fins\u00a0:',
        }),
        list([
          {
            en: 'Register players, hold their spots and manage waiting lists.',
            fr: 'Inscrire les joueurs, réserver leur place et gérer les listes d’attente.',
          },
          {
            en: 'Organize practices and tryouts, take attendance, and form teams.',
            fr: 'Organiser les entraînements et les camps de sélection, prendre les présences et former les équipes.',
          },
          {
            en: 'Write to you about a registration: a confirmation, a reminder, a spot that opens, a change, a cancellation or a message from the coaches.',
            fr: 'Vous écrire au sujet d’une inscription\u00a0: confirmation, rappel, place qui se libère, changement, annulation ou message des entraîneurs.',
          },
          {
            en: 'Keep players safe and answer your questions.',
            fr: 'Veiller à la sécurité des joueurs et répondre à vos questions.',
          },
          {
            en: 'Protect the website and the accounts of its staff.',
            fr: 'Protéger le site et les comptes de son personnel.',
          },
          {
            en: 'Know how often pages are read, by counts that identify nobody.',
            fr: 'Savoir combien de fois les pages sont consultées, au moyen de décomptes qui n’identifient personne.',
          },
          { en: 'Meet our legal obligations.', fr: 'Respecter nos obligations légales.' },
        ]),
        paragraph({
          en: 'When you register online, the system alone decides whether the player gets a spot or joins the waiting list, from the order of arrival and the spots left (at practices, goalies and skaters are counted separately). In the same way it gives a spot that opens to the first player in line or, shortly before the start, to the first family on the waiting list that accepts it. No other decision is automated. You may ask how the result was reached, have the information behind it corrected, and put your case to a person who can review it.',
          fr: 'Lors d’une inscription en ligne, le système détermine seul si le joueur obtient une place ou est inscrit sur la liste d’attente, selon l’ordre d’arrivée et les places libres (aux entraînements, les places des gardiens et gardiennes et celles des patineurs et patineuses sont comptées séparément). Il attribue de la même façon une place qui se libère à la première personne en attente ou, peu avant le début, à la première famille de la liste d’attente qui l’accepte. Aucune autre décision n’est automatisée. Vous pouvez demander comment le résultat a été obtenu, faire rectifier les renseignements utilisés et présenter vos observations à une personne en mesure de réviser la décision.',
        }),
        paragraph({
          en: 'We ask for your consent before any other use, unless the law allows it without consent. We do not use registrations for advertising.',
          fr: 'Nous demandons votre consentement avant toute autre utilisation, sauf si la loi la permet sans consentement. Nous n’utilisons pas les inscriptions à des fins publicitaires.',
        }),
      ],
    },
    {
      id: 'sharing',
      title: { en: 'Sharing', fr: 'Communication des renseignements' },
      blocks: [
        paragraph({
          en: 'Your data is not sold, rented or traded.',
          fr: 'Vos données ne sont ni vendues, ni louées, ni échangées.',
        }),
        paragraph({
          en: 'Within the club, registrations can be seen by the coaches and the other staff who have an account on this website. Outside the club, we share only what is necessary, with:',
          fr: 'Au sein du club, les inscriptions peuvent être vues par les entraîneurs et les autres membres du personnel qui ont un compte sur ce site. À l’extérieur du club, nous ne communiquons que ce qui est nécessaire\u00a0:',
        }),
        list([
          {
            en: 'Hockey Quebec, Hockey Canada, and the league and associations concerned, when a player’s registration or eligibility requires it.',
            fr: 'à Hockey Québec, à Hockey Canada, à la ligue et aux associations concernées, lorsque l’inscription ou l’admissibilité d’un joueur l’exige;',
          },
          {
            en: 'The service providers that host this website and deliver its email, as far as their service requires it.',
            fr: 'aux fournisseurs qui hébergent le site et acheminent ses courriels, dans la mesure où leur service l’exige;',
          },
          {
            en: 'Emergency services, when a person’s life, health or safety is at risk.',
            fr: 'aux services d’urgence, lorsque la vie, la santé ou la sécurité d’une personne est menacée;',
          },
          {
            en: 'Youth protection, the police and other authorities, when the law requires or permits it.',
            fr: 'à la protection de la jeunesse, aux services policiers et aux autres autorités, lorsque la loi l’exige ou le permet.',
          },
        ]),
        paragraph({
          en: 'Some service providers may be located outside Quebec. The law requires an assessment of the privacy risks before information is entrusted to them, and allows it only if the information will be adequately protected.',
          fr: 'Certains fournisseurs peuvent se trouver à l’extérieur du Québec. La loi exige qu’une évaluation des facteurs relatifs à la vie privée précède toute communication de renseignements à ces fournisseurs, et ne la permet que si les renseignements y sont protégés de façon adéquate.',
        }),
        paragraph({
          en: 'What this website publishes, such as a team’s list of competing players, can be seen by anyone. We ask search engines not to index team pages.',
          fr: 'Ce que le site publie, comme la liste des joueurs en sélection d’une équipe, est visible de tous. Nous demandons aux moteurs de recherche de ne pas indexer les pages des équipes.',
        }),
      ],
    },
    {
      id: 'security',
      title: { en: 'Security', fr: 'Sécurité' },
      blocks: [
        paragraph({
          en: 'We protect information in proportion to its sensitivity:',
          fr: 'Nous protégeons les renseignements selon leur degré de sensibilité\u00a0:',
        }),
        list([
          {
            en: 'The names of registered players, contact details and ages are never public. Anyone can see how many players are registered and waiting, how many of those with a spot in a practice are goalies, and the positions of those registered for a tryout.',
            fr: 'Le nom des joueurs inscrits, les coordonnées et l’âge ne sont jamais publics. Sont visibles de tous le nombre d’inscriptions et de joueurs en attente, le nombre de gardiens et gardiennes qui ont une place à un entraînement et, pour les camps de sélection, les positions.',
          },
          {
            en: 'The answer to a registration holds a receipt: a link that opens this registration alone. The family link, which opens everything registered under an email address, goes only by email to that address, or from the hand of a coach, which is logged. A second guardian gets a link of their own by email, which erases nothing. Our database holds none of these links.',
            fr: 'La réponse à une inscription contient un reçu\u00a0: un lien qui ouvre cette seule inscription. Le lien familial, qui ouvre tout ce qui est inscrit avec une adresse courriel, n’est transmis que par courriel à cette adresse ou par un entraîneur, ce qui est consigné. Un deuxième parent ou tuteur reçoit par courriel son propre lien, qui ne permet pas d’effacer quoi que ce soit. Notre base de données ne contient aucun de ces liens.',
          },
          {
            en: 'Access is closed by default; staff members see only what their role allows.',
            fr: 'L’accès est fermé par défaut; chaque membre du personnel ne voit que ce que son rôle permet.',
          },
          {
            en: 'Passwords are stored in a form that cannot be read back, and repeated failed attempts lock the account for a time.',
            fr: 'Les mots de passe sont conservés sous une forme qui ne permet pas de les retrouver, et des échecs répétés verrouillent le compte pendant un certain temps.',
          },
          {
            en: 'Changes that staff make are logged.',
            fr: 'Les modifications faites par le personnel sont consignées dans un journal.',
          },
        ]),
        paragraph({
          en: 'No safeguard is perfect. If a confidentiality incident presents a risk of serious injury, the law requires us to notify promptly the Commission d’accès à l’information and the people concerned.',
          fr: 'Aucune mesure n’est infaillible. Si un incident de confidentialité présente un risque de préjudice sérieux, la loi nous oblige à en aviser avec diligence la Commission d’accès à l’information et les personnes concernées.',
        }),
      ],
    },
    {
      id: 'website-and-cookies',
      takesControls: true,
      title: { en: 'Website and cookies', fr: 'Site Web et témoins' },
      blocks: [
        subtitle({ en: 'Cookies', fr: 'Témoins de navigation' }),
        paragraph({
          en: 'You can read the whole website without a single cookie. It sets only these:',
          fr: 'Vous pouvez lire tout le site sans recevoir un seul témoin. Il n’utilise que ceux-ci\u00a0:',
        }),
        {
          kind: 'table',
          columns: [
            { en: 'Cookie', fr: 'Témoin' },
            { en: 'What it does', fr: 'Utilité' },
            { en: 'How long', fr: 'Durée' },
          ],
          rows: [
            [
              same('language'),
              {
                en: 'Remembers your language. Set only when you use the language toggle.',
                fr: 'Retient votre langue. Créé seulement lorsque vous changez de langue à l’aide du sélecteur.',
              },
              { en: 'One year', fr: 'Un an' },
            ],
            [
              { en: 'Two sign-in cookies', fr: 'Deux témoins d’authentifi\u00adcation' },
              {
                en: 'Keep staff signed in. Set only for staff who sign in.',
                fr: 'Maintiennent ouverte la session du personnel. Créés seulement pour le personnel qui se connecte.',
              },
              {
                en: `${SIGN_IN_DAYS.idle} days without activity, ${SIGN_IN_DAYS.absolute} days at most`,
                fr: `${SIGN_IN_DAYS.idle}\u00a0jours sans activité, ${SIGN_IN_DAYS.absolute}\u00a0jours au plus`,
              },
            ],
            [
              { en: 'A device cookie', fr: 'Un témoin d’appareil' },
              {
                en: 'Lets staff sign in on their own browser while a stranger tries passwords under their name. Set only for staff who sign in.',
                fr: 'Permet au personnel de se connecter dans son propre navigateur pendant qu’un inconnu essaie des mots de passe sous son nom. Créé seulement pour le personnel qui se connecte.',
              },
              { en: 'One year', fr: 'Un an' },
            ],
          ],
        },
        subtitle({ en: 'On your device', fr: 'Sur votre appareil' }),
        paragraph({
          en: 'When you register a player, your browser keeps the link of the receipt, without any name, so that [My registrations](/my) can list it on this device. It is sent to nobody but this website, and only to read that registration. So that the receipt opens without a network, your browser also keeps a copy of it: the children’s names, positions and dates, and the code for the check-in, but nothing about the parent. The copy stays on this device and is deleted after its last date. You can have all of it forgotten there, one by one or all at once, and a receipt that no longer opens anything is forgotten automatically. What you type into a registration form stays in the browser tab until you send it or close the tab, so that Back or a reload loses nothing; the form shows it again for 30 minutes. “Register again” on your family page puts the child’s details there in the same way. Where you tick the box after a registration, your browser also remembers the children’s names, positions and years of birth, and your name, email address and telephone number, so that the next form is filled in; it sends them to nobody until you send that form, and forgets them when you press “Forget on this device” or untick the box, when you erase your data with the family link there, or a year after the last registration. Your answer about the page-view script described below is kept on this device too, and so is the fact that you hid the notice about unfinished pages. A page that says that there is no connection is kept as well.',
          fr: 'Lorsque vous inscrivez un joueur, votre navigateur conserve le lien du reçu, sans aucun nom, pour que la page [Mes inscriptions](/my) puisse l’afficher sur cet appareil. Ce lien n’est transmis qu’à ce site, et seulement pour lire l’inscription. Pour que le reçu s’ouvre même sans réseau, votre navigateur en conserve aussi une copie\u00a0: le nom des enfants, leur position, les dates et le code à montrer à l’arrivée, mais rien au sujet du parent. Cette copie reste sur l’appareil et est supprimée après la dernière date. Dans «\u00a0Mes inscriptions\u00a0», vous pouvez faire oublier à l’appareil les reçus et leurs copies, un à la fois ou tous ensemble, et un reçu qui n’ouvre plus rien est oublié automatiquement. Ce que vous saisissez dans un formulaire d’inscription reste dans l’onglet du navigateur jusqu’à l’envoi ou à la fermeture de l’onglet, pour que le retour en arrière ou un rechargement ne fasse rien perdre; le formulaire l’affiche de nouveau pendant 30\u00a0minutes. «\u00a0Inscrire de nouveau\u00a0», sur votre page familiale, y place de la même façon les renseignements de l’enfant. Si vous cochez la case proposée après une inscription, votre navigateur garde aussi en mémoire le nom, la position et l’année de naissance des enfants, ainsi que votre nom, votre adresse courriel et votre numéro de téléphone, pour remplir le formulaire suivant; il ne les transmet à personne avant que vous envoyiez ce formulaire, et les oublie lorsque vous appuyez sur «\u00a0Oublier sur cet appareil\u00a0» ou décochez la case, lorsque vous effacez vos données sur cet appareil au moyen du lien familial, ou un an après la dernière inscription. Votre réponse au sujet du script de mesure d’audience décrit plus bas est aussi conservée sur cet appareil, tout comme le fait que vous avez masqué l’avis sur les pages en construction. Une page qui signale l’absence de connexion l’est également.',
        }),
        paragraph({
          en: `A coach’s phone keeps the list of a check-in, encrypted, so that it works without a network. It can be read for ${CHECK_IN_KEY_HOURS} hours after the phone last reached this website, and is deleted at sign-out. What could not be sent by then stays on the phone, unreadable, until the same coach signs in again. A list of competing players that a coach has not saved yet stays in the browser tab until the coach saves it, signs out or closes the tab.`,
          fr: `Le téléphone d’un entraîneur conserve, chiffrée, la liste des présences d’une activité, pour qu’elle fonctionne sans réseau. Elle peut être lue pendant ${CHECK_IN_KEY_HOURS}\u00a0heures après le dernier contact du téléphone avec ce site, et elle est supprimée à la déconnexion. Ce qui n’a pas encore été transmis à ce moment reste sur le téléphone, illisible, jusqu’à ce que le même entraîneur se reconnecte. Une liste de joueurs en sélection qu’un entraîneur n’a pas encore enregistrée reste dans l’onglet du navigateur jusqu’à l’enregistrement, à la déconnexion ou à la fermeture de l’onglet.`,
        }),
        subtitle({ en: 'Page counts', fr: 'Décompte des pages vues' }),
        paragraph({
          en: 'We count how many times a day each page is read, by its address and language. The counts involve no cookie, no network address and no profile.',
          fr: 'Nous comptons combien de fois par jour chaque page est consultée, par adresse et par langue. Ce décompte se fait sans témoin, sans adresse réseau et sans profil.',
        }),
        paragraph({
          en: 'The club may also set up a page-view script from a third party. Where it does, the script is loaded only if you accept it. Declining is as easy as accepting, you can change your mind at any time, and a Global Privacy Control signal from your browser counts as a no.',
          fr: 'Le club peut aussi recourir au script de mesure d’audience d’un tiers. Dans ce cas, le script n’est chargé que si vous l’acceptez. Refuser est aussi simple qu’accepter, vous pouvez changer d’avis en tout temps, et le signal Global Privacy Control de votre navigateur est considéré comme un refus.',
        }),
        subtitle({ en: 'Third-party links', fr: 'Liens vers des sites de tiers' }),
        paragraph({
          en: 'The website links to sites run by others, such as leagues, associations and maps. Their own policies apply there; we are not responsible for what they collect.',
          fr: 'Le site renvoie à des sites exploités par des tiers\u00a0: ligues, associations, cartes. Leurs propres politiques s’y appliquent; nous ne répondons pas de ce qu’ils recueillent.',
        }),
      ],
    },
    {
      id: 'photo-and-video-consent',
      title: { en: 'Photo and video consent', fr: 'Consentement aux photos et aux vidéos' },
      blocks: [
        paragraph({
          en: 'The law allows a photo or video in which a player can be recognized to be published only with consent.',
          fr: 'La loi ne permet de publier une photo ou une vidéo où un joueur est reconnaissable qu’avec un consentement.',
        }),
        list([
          {
            en: 'Under age 14, the parent consents. From age 14, the player or the parent may consent.',
            fr: 'Avant 14\u00a0ans, c’est le parent qui consent. À partir de 14\u00a0ans, le joueur ou le parent peut consentir.',
          },
          {
            en: 'Consent is asked for separately, for each use. Agreeing to one use is not agreeing to another.',
            fr: 'Le consentement est demandé séparément, pour chaque utilisation. Accepter une utilisation, ce n’est pas en accepter une autre.',
          },
          {
            en: 'Consent can be refused, or withdrawn at any time.',
            fr: 'Le consentement peut être refusé, ou retiré en tout temps.',
          },
          {
            en: 'Once consent is withdrawn, the images may no longer be used. What is already printed or what others have copied cannot be recalled.',
            fr: 'Dès le retrait du consentement, les images ne peuvent plus être utilisées. Ce qui est déjà imprimé et ce que d’autres ont copié ne peut pas être récupéré.',
          },
        ]),
        paragraph({
          en: 'This website accepts a photograph only from a superadmin who confirms that this consent is on file; it keeps who confirmed it, and when. The data in the file about where it was taken, and with which camera, is removed. A photograph that is removed is gone from every page at once; how long backups hold it is under [Retention](#retention).',
          fr: 'Ce site n’accepte une photo que d’un superadministrateur qui confirme que ce consentement figure au dossier; il conserve le nom de cette personne et la date. Les données du fichier sur le lieu de la prise de vue et sur l’appareil sont effacées. Une photo retirée disparaît aussitôt de toutes les pages; la durée de sa présence dans les copies de sauvegarde figure à la section [Conservation](#retention).',
        }),
      ],
    },
    {
      id: 'childrens-privacy',
      title: { en: 'Children’s privacy', fr: 'Vie privée des enfants' },
      blocks: [
        paragraph({
          en: 'Our players are minors. Forms on this website are meant for their parents.',
          fr: 'Nos joueurs sont mineurs. Les formulaires du site s’adressent à leurs parents.',
        }),
        list([
          {
            en: 'For a child under 14, consent is given by the parent or tutor.',
            fr: 'Pour un enfant de moins de 14\u00a0ans, c’est le parent ou le tuteur qui consent.',
          },
          {
            en: 'From age 14, the player may consent, or the parent may.',
            fr: 'À partir de 14\u00a0ans, le joueur peut consentir lui-même, ou son parent peut le faire.',
          },
          {
            en: 'A person who registers a child on this website states that they have parental authority, and consents. When a coach enters a player by hand, the coach’s list says that consent is still to be obtained.',
            fr: 'La personne qui inscrit un enfant sur ce site déclare avoir l’autorité parentale et donne son consentement. Quand un entraîneur inscrit lui-même un joueur, sa liste indique que le consentement reste à obtenir.',
          },
          {
            en: 'A team’s list of competing players is entered by the team’s staff, and the website asks no consent for it. If you do not want your child’s name shown on the team’s page, tell the coach: the name can be taken off the list, or the page can show initials or numbers instead.',
            fr: 'La liste des joueurs en sélection d’une équipe est saisie par le personnel de l’équipe, sans que le site demande de consentement. Si vous ne voulez pas que le nom de votre enfant figure sur la page de l’équipe, dites-le à l’entraîneur\u00a0: le nom peut être retiré de la liste, ou la page peut afficher plutôt des initiales ou des numéros.',
          },
          {
            en: 'If a child under 14 gave us information without that consent, tell us and we will delete it.',
            fr: 'Si un enfant de moins de 14\u00a0ans nous a fourni des renseignements sans ce consentement, avisez-nous\u00a0: nous les supprimerons.',
          },
        ]),
      ],
    },
    {
      id: 'user-rights',
      title: { en: 'User rights', fr: 'Vos droits' },
      blocks: [
        paragraph({
          en: 'For yourself, and as a parent for your child, you may ask for:',
          fr: 'Pour vous-même et, à titre de parent, pour votre enfant, vous pouvez demander\u00a0:',
        }),
        list([
          {
            en: 'Access: to know what information we hold, how we use it and with whom we share it, and to receive a copy.',
            fr: 'l’accès\u00a0: savoir quels renseignements nous détenons, comment nous les utilisons et à qui nous les communiquons, et en recevoir une copie;',
          },
          {
            en: 'Rectification: to have information corrected if it is inaccurate, incomplete or ambiguous.',
            fr: 'la rectification\u00a0: faire corriger un renseignement inexact, incomplet ou équivoque;',
          },
          {
            en: 'Withdrawal: to withdraw your consent. If the registration cannot go on without it, we tell you so first.',
            fr: 'le retrait\u00a0: retirer votre consentement (si l’inscription ne peut être maintenue sans lui, nous vous en avisons d’abord);',
          },
          {
            en: 'Erasure and de-indexing: to have information destroyed when we no longer need it or may not keep it, and, in the cases set by law, to have us stop publishing it or remove a link attached to your name from search results.',
            fr: 'l’effacement et la désindexation\u00a0: faire détruire un renseignement dont nous n’avons plus besoin ou que nous n’avons pas le droit de conserver et, dans les cas prévus par la loi, en faire cesser la diffusion ou faire désindexer un hyperlien rattaché à votre nom;',
          },
          {
            en: 'Portability: to receive the computerized information you gave us in a structured, commonly used format, or to have it sent to a person or body that the law allows to receive it.',
            fr: 'la portabilité\u00a0: recevoir, dans un format technologique structuré et couramment utilisé, les renseignements informatisés que vous nous avez fournis, ou les faire transmettre à une personne ou à un organisme autorisé par la loi à les recueillir.',
          },
        ]),
        paragraph({
          en: 'For registrations made on this website you can do much of this yourself: a receipt lets you see, correct and cancel one registration; the family link lets you see, download and erase everything registered under your email address. A team’s list of competing players is not part of it: ask the team’s coach. Under [My registrations](/my) you find both.',
          fr: 'Pour les inscriptions faites sur ce site, vous pouvez en faire une bonne partie vous-même\u00a0: un reçu permet de voir, de corriger et d’annuler une inscription; le lien familial permet de voir, de télécharger et d’effacer tout ce qui est inscrit avec votre adresse courriel. La liste des joueurs en sélection d’une équipe n’en fait pas partie\u00a0: adressez-vous à l’entraîneur de l’équipe. La page [Mes inscriptions](/my) mène aux deux.',
        }),
        paragraph({
          en: 'Send your request in writing to the person in charge of the protection of personal information, as set out under [Contact details](#contact). We may need to verify your identity. We answer in writing within 30 days. Access is free of charge; if a copy involves a reasonable fee, we tell you the amount beforehand. If we refuse, we give our reasons and explain your recourse.',
          fr: 'Adressez votre demande par écrit à la personne responsable de la protection des renseignements personnels, de la façon indiquée à la section [Coordonnées](#contact). Il se peut que nous devions vérifier votre identité. Nous répondons par écrit dans les 30\u00a0jours. L’accès est gratuit; si une copie entraîne des frais raisonnables, nous vous en donnons d’abord le montant. En cas de refus, nous donnons nos motifs et vous indiquons vos recours.',
        }),
        paragraph({
          en: 'You may also file a complaint with the [Commission d’accès à l’information du Québec](https://www.cai.gouv.qc.ca/). If we refuse a request or do not answer it, you have 30 days to ask the Commission to examine the disagreement.',
          fr: 'Vous pouvez aussi porter plainte auprès de la [Commission d’accès à l’information du Québec](https://www.cai.gouv.qc.ca/). Si nous refusons une demande ou n’y répondons pas, vous avez 30\u00a0jours pour soumettre une demande d’examen de mésentente à la Commission.',
        }),
      ],
    },
    {
      id: 'retention',
      title: { en: 'Retention', fr: 'Conservation' },
      blocks: [
        paragraph({
          en: 'We keep information no longer than its purpose requires:',
          fr: 'Nous ne conservons les renseignements que le temps nécessaire aux fins prévues\u00a0:',
        }),
        {
          kind: 'table',
          columns: [
            { en: 'Information', fr: 'Renseignements' },
            { en: 'Kept', fr: 'Durée de conservation' },
          ],
          rows: RETENTION.map(({ information, kept }) => [information, kept]),
        },
        paragraph({
          en: 'After that, information is destroyed. You may ask us to erase yours sooner. We keep it longer only where the law obliges us to. Coaches can print a list of registrations or save it as a file; the website cannot delete these copies.',
          fr: 'Passé ce délai, les renseignements sont détruits. Vous pouvez demander que les vôtres soient effacés plus tôt. Nous les conservons plus longtemps seulement si la loi nous y oblige. Les entraîneurs peuvent imprimer une liste d’inscriptions ou l’enregistrer dans un fichier; le site ne peut pas supprimer ces copies.',
        }),
      ],
    },
    {
      id: 'policy-changes',
      title: { en: 'Policy changes', fr: 'Modifications de la politique' },
      blocks: [
        paragraph({
          en: 'We update this policy when our practices, the website or the law change. The date at the top of the page is that of the latest version.',
          fr: 'Nous mettons cette politique à jour lorsque nos pratiques, le site ou la loi changent. La date en haut de la page est celle de la version la plus récente.',
        }),
        paragraph({
          en: 'We announce any important change on this website before it takes effect. Information already collected is not put to a new use without your consent where the law requires it.',
          fr: 'Nous annonçons tout changement important sur ce site avant son entrée en vigueur. Les renseignements déjà recueillis ne servent à aucune fin nouvelle sans votre consentement lorsque la loi l’exige.',
        }),
      ],
    },
    {
      id: 'contact',
      title: { en: 'Contact details', fr: 'Coordonnées' },
      blocks: [
        {
          kind: 'personInCharge',
          named: {
            en: 'The person in charge of the protection of personal information at the club is {{name}}, {{title}}.',
            fr: 'La personne responsable de la protection des renseignements personnels au club est {{name}}, {{title}}.',
          },
          otherwise: {
            en: 'The person in charge of the protection of personal information is the person with the highest authority at the club, who is by law in charge unless the task is delegated in writing.',
            fr: 'La personne responsable de la protection des renseignements personnels est celle qui a la plus haute autorité au sein du club; la loi lui confie cette fonction, à moins qu’elle ne la délègue par écrit.',
          },
        },
        {
          kind: 'address',
          name: { en: 'Lac St-Louis Lions', fr: 'Lions du Lac St-Louis' },
          place: { en: 'Dollard-Des-Ormeaux, Quebec, Canada', fr: 'Dollard-Des Ormeaux (Québec) Canada' },
        },
        {
          kind: 'contact',
          byEmail: { en: 'Email: {{email}}', fr: 'Courriel\u00a0: {{email}}' },
          byPhone: { en: 'Telephone: {{phone}}', fr: 'Téléphone\u00a0: {{phone}}' },
          otherwise: {
            en: 'Speak, or hand a written request, to your team’s coach or to a member of the board at the Dollard Civic Centre: they pass it on to the person in charge.',
            fr: 'Parlez à l’entraîneur de votre équipe ou à un membre du conseil d’administration au Centre civique de Dollard, ou remettez-leur une demande écrite\u00a0: ils la transmettront à la personne responsable.',
          },
        },
      ],
    },
  ],
};
