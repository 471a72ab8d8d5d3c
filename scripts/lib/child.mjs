// Preloaded into every program that the supervisor starts: when the supervisor is gone, stop as if told to.
if (process.channel) {
  process.channel.unref()
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}
