import { Tabs } from '@jara/ui/tabs';
import { useEffect, useRef } from 'react';
import { ApiProvider } from '@/shared/api/api-provider.tsx';
import { bringIntoView } from '@/shared/browser/bring-into-view.ts';
import { useLayerInAddress } from '@/shared/browser/layers.ts';
import { useFreshStart } from '@/shared/browser/use-fresh-start.ts';
import { Drawer } from '@/shared/ui/drawer.tsx';
import { deliveryTypeOf } from '../model/delivery-type.ts';
import type { PackageForm } from '../model/package-form.ts';
import { CourierForm } from './courier-form.tsx';
import { EndPicker } from './end-picker.tsx';
import { PackagePreview } from './package-preview.tsx';
import { ProtectionNote } from './protection-note.tsx';

export type CourierDrawerProps = {
  /** Without one there is no map. */
  readonly mapStyleUrl: string | undefined;
  /** Leads to the order's page, and says when that has come. */
  readonly onOrdered: (orderId: number) => Promise<void>;
  readonly onClose: () => void;
};

/** Spec §2: the package courier. The address says which step is shown. */
export default function CourierDrawer({ mapStyleUrl, onOrdered, onClose }: CourierDrawerProps) {
  const { values, show } = useLayerInAddress('courier');
  const isPreviewPushed = useRef(false);
  const edited = useRef<keyof PackageForm>(undefined);
  const deliveryType = deliveryTypeOf(values.delivery_type);
  const isPreview = values.step === 'preview';
  const content = useFreshStart(isPreview ? 'preview' : 'form');
  const review = () => {
    isPreviewPushed.current = true;
    show({ step: 'preview' }, 'push');
  };
  // After the fresh start, which begins at the top.
  useEffect(() => {
    if (isPreview || edited.current === undefined) return;
    bringIntoView(content.current?.querySelector<HTMLElement>(`[name="${edited.current}"]`));
    edited.current = undefined;
  }, [isPreview, content]);
  // Where the form is one step below, going there leaves nothing behind that Back would have to pass again.
  const edit = (field?: keyof PackageForm) => {
    edited.current = field;
    if (isPreviewPushed.current) window.history.back();
    else show({ step: undefined });
    isPreviewPushed.current = false;
  };
  const form = <CourierForm deliveryType={deliveryType} onContinue={review} />;
  return (
    <ApiProvider>
      <Drawer
        name={isPreview ? 'package_preview' : 'package'}
        open
        onClose={onClose}
        closesOnBack={false}
        hasControls
        title={isPreview ? 'Review delivery' : 'Package delivery'}
        back={isPreview ? { label: 'Back to the form', onBack: () => edit() } : undefined}
      >
        <div ref={content} tabIndex={-1} className="outline-none">
          {isPreview ? (
            <PackagePreview deliveryType={deliveryType} onOrdered={onOrdered} onEdit={edit} />
          ) : (
            <Tabs
              label="Send or receive"
              value={deliveryType}
              onChange={(delivery_type) => show({ delivery_type })}
              tabs={[
                { value: 'send', label: 'Send', content: form },
                { value: 'receive', label: 'Receive', content: form },
              ]}
            />
          )}
        </div>
        <ProtectionNote />
        <EndPicker mapStyleUrl={mapStyleUrl} />
      </Drawer>
    </ApiProvider>
  );
}
