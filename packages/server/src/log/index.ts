export { logCrashes } from './log-crashes.ts';
export { logDestination } from './log-destination.ts';
export { logSerializers } from './log-serializers.ts';
