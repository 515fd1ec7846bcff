// Loaded before a program's own code (--import). A run that is killed takes its programs along, also one that it had
// started and not yet noted.
const end = () => process.kill(process.pid, 'SIGTERM');

process.on('disconnect', end);
process.channel?.unref();
// It was gone before this was loaded. Without a channel, as in a thread, nothing is known of a parent.
if ('connected' in process && !process.connected) end();
