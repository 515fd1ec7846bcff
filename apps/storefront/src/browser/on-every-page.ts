import { rememberShownCity } from '@/features/location/data.ts';
import { startAnalytics } from '@/shared/analytics/start-analytics.ts';
import { savesData, subscribeToDataSaver } from '@/shared/browser/data-saver.ts';
import { showChosen } from '@/shared/browser/show-chosen.ts';

// What runs on every page, whether or not anybody touches it. Nothing of React: it has to be light.

/** Whoever turns the saver on here goes on to pages that hide their pictures. */
function holdPictures(): void {
  if (!savesData()) return;
  import('@/shared/browser/held-pictures.ts').then(
    (held) => held.holdPictures(),
    () => undefined,
  );
}

rememberShownCity();
showChosen();
startAnalytics();
holdPictures();
subscribeToDataSaver(holdPictures);
