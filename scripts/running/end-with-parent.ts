// Loaded before a program's own code (--import). A run that is killed takes its programs along, also one that it had
// started and not yet noted.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
