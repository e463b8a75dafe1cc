import type { Feature } from '#feature/feature.ts';
import { profileExport } from './profile.export.ts';
import { listPhotoFiles } from './profile.files.ts';
import { sweepPhotos, sweepStrayPhotos } from './profile.jobs.ts';
import { knownPhotos, listPhotosOf } from './profile.photo.store.ts';
import { removePhoto } from './profile.photo.ts';
import { profileRoutes } from './profile.routes.ts';

export const feature: Feature = {
  name: 'profile',
  routes: (served, { ports }) => profileRoutes(served, ports),
  async jobs({ ports }) {
    await ports.jobs.workEvery('22 * * * *', 'sweep-photos', () => sweepPhotos(ports));
    await ports.jobs.workEvery('2 5 * * *', 'sweep-stray-photos', () => sweepStrayPhotos(ports));
  },
  exportPart: profileExport,
  files: {
    folders: ['photos'],
    listNoted: listPhotoFiles,
    isNoted: async (database, id) => (await knownPhotos(database, [id])).has(id),
  },
  async eraseOutside({ ports }, transaction, userId) {
    const photos = await listPhotosOf(transaction, userId);
    return photos.map((key) => () => removePhoto(ports, key));
  },
};
