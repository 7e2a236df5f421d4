import { formatDay, localize, Photograph, photographCss } from '@lions/web-base';
import type { ReactNode } from 'react';
import { CELEBRATIONS } from '../../content/celebrations';
import { GOLF_GALLERY } from '../../content/club/gallery';
import { alternativeText } from '../../ui/photograph';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { readPhotographs } from '../../ui/page/public-api';
import { SitePicture } from '../../ui/picture';
import css from './wall.css?inline';

interface WallPictureProps extends Pick<PageRequest, 'texts'> {
  picture: ReactNode;
  caption: string;
  /** False where the caption repeats the picture's alternative text. */
  isCaptionRead?: boolean;
}

/** The wall has two columns from 640 px on, and at most three. */
const WALL_SIZES = '(min-width: 1200px) 568px, (min-width: 640px) 50vw, 100vw';

/**
 * A picture whose caption is shown on hover or focus, and permanently once it is pressed. The caption is
 * outside of `details`, which would hide it from screen readers while closed.
 */
function WallPicture({ picture, caption, isCaptionRead = true, texts }: WallPictureProps) {
  return (
    <figure className="wall-picture">
      <details>
        <summary>{picture}</summary>
      </details>
      <figcaption aria-hidden={isCaptionRead ? undefined : true}>
        <span className="wall-prompt" aria-hidden="true">
          {texts.celebrations.wall.showCaption}
        </span>
        <span className="wall-caption">{caption}</span>
      </figcaption>
    </figure>
  );
}

/** The drawings of the golf tournament. */
function Drawings({ language, texts }: Pick<PageRequest, 'language' | 'texts'>) {
  return GOLF_GALLERY.map(({ picture, caption }, index) => (
    <li key={picture.file}>
      <WallPicture
        picture={<SitePicture picture={picture} language={language} eager={index === 0} />}
        caption={caption[language]}
        texts={texts}
      />
    </li>
  ));
}

/** The photographs of the gallery; until there is one, the drawings of the golf tournament. */
export async function wallPage({ language, texts, fetchJson }: PageRequest): Promise<Page> {
  const { wall } = texts.celebrations;
  const photographs = (await readPhotographs(fetchJson)).filter(({ place }) => place === 'gallery');
  const hasPhotographs = photographs.length > 0;
  const tournament = CELEBRATIONS.find(({ link }) => link?.path === '/wall-of-celebrations');
  return {
    title: wall.title,
    description: hasPhotographs ? wall.photographsDescription : wall.description,
    css: hasPhotographs ? [css, photographCss] : [css],
    sharePicture: 'celebrations',
    content: (
      <>
        <PageHead
          title={wall.title}
          lead={wall.lead}
          back={{ href: localize('/50th-celebrations', language), name: wall.back }}
        />
        <section className="wrap page-body" aria-labelledby="gallery-title">
          <h2 id="gallery-title">{hasPhotographs ? wall.photographs : wall.gallery}</h2>
          {tournament && !hasPhotographs && (
            <p className="wall-day">
              <time className="day" dateTime={tournament.date}>
                {formatDay(tournament.date, language)}
              </time>
            </p>
          )}
          <ul className="wall">
            {photographs.map((photograph, index) => (
              <li key={photograph.id}>
                <WallPicture
                  picture={
                    <Photograph
                      picture={photograph}
                      alt={alternativeText(photograph, language)}
                      sizes={WALL_SIZES}
                      eager={index === 0}
                    />
                  }
                  caption={alternativeText(photograph, language)}
                  isCaptionRead={false}
                  texts={texts}
                />
              </li>
            ))}
            {!hasPhotographs && <Drawings language={language} texts={texts} />}
          </ul>
        </section>
      </>
    ),
  };
}
