export { residenceData } from './personal-data.query.ts';
export { eraseResidents } from './erase-residents.store.ts';
export { housingService } from './housing.service.ts';
