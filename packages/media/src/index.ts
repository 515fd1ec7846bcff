export { createBucket } from './bucket.ts';
export { bucketMediaStore } from './bucket-media-store.ts';
export { encodePicture } from './encode-picture.ts';
export { folderMediaStore } from './folder-media-store.ts';
export { typeOfKey } from './media-key.ts';
export { type BucketSettings, mediaVariables, readMediaBucket } from './media-settings.ts';
export type { MediaFile, MediaStore } from './media-store.ts';
export { bucketMediaWriter, folderMediaWriter, type MediaWriter } from './media-writer.ts';
