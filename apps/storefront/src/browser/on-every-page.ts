import { rememberShownCity } from '@/features/location/data.ts';
import { startAnalytics } from '@/shared/analytics/start-analytics.ts';
import { savesData } from '@/shared/browser/data-saver.ts';

// What runs on every page, whether or not anybody touches it. Nothing of React: it has to be light.

rememberShownCity();
startAnalytics();
if (savesData()) void import('@/shared/browser/held-pictures.ts').then(({ holdPictures }) => holdPictures());
