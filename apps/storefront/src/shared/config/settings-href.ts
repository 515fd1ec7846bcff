import { BASE_PATH } from './base-path.ts';

export const SETTINGS_HREF = `${BASE_PATH}/settings`;
