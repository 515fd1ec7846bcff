import { toast } from '@jara/ui/toast';

/** True if the person has shared it, or has closed what they were asked. */
async function share(title: string, text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

type Shared = {
  readonly title: string;
  readonly text: string;
  /** What is said once it was copied instead, and where that cannot be done either. */
  readonly copied: string;
  readonly failed: string;
};

/** By what the browser has for that; else it is copied. */
export async function shareOrCopy({ title, text, copied, failed }: Shared): Promise<void> {
  if (await share(title, text)) return;
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}
