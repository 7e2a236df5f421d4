import type { PictureDto } from '@lions/api-client';
import { NEW_PICTURE, replacedBy, uploadForm } from './picture-values';

const picture = (change: Partial<PictureDto>) => ({ place: 'home', teamId: null, ...change }) as PictureDto;

describe('the photograph that an upload replaces', () => {
  const [home, team, gallery] = [
    picture({}),
    picture({ place: 'team', teamId: 7 }),
    picture({ place: 'gallery' }),
  ];
  const all = [home, team, gallery];

  it('is the one of home or of the same team', () => {
    expect(replacedBy({ place: 'home' }, all)).toBe(home);
    expect(replacedBy({ place: 'team', teamId: 7 }, all)).toBe(team);
  });

  it('is none in the gallery, of another team, and while no team is chosen', () => {
    expect(replacedBy({ place: 'gallery' }, all)).toBeUndefined();
    expect(replacedBy({ place: 'team', teamId: 8 }, all)).toBeUndefined();
    expect(replacedBy({ place: 'team' }, all)).toBeUndefined();
  });
});

describe('the form of an upload', () => {
  it('holds the fields that have a value', () => {
    const file = new File(['x'], 'photo.jpg');
    const form = uploadForm({ ...NEW_PICTURE, file, teamId: undefined, consent: true });
    expect(Object.fromEntries(form)).toMatchObject({ place: 'home', consent: 'true', altEn: '', altFr: '' });
    expect(form.has('teamId')).toBe(false);
    expect(form.get('file')).toBeInstanceOf(File);
  });
});
