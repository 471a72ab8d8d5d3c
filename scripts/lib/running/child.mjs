// Preloaded into every program that the supervisor starts: when the supervisor is gone, stop as if told to; until then
// tell it now and then that this program is alive, however long its start takes.
const ALIVE_MS = 2_000
if (process.channel) {
  process.channel.unref()
  const alive = setInterval(
    () => process.send?.({ alive: true }, undefined, undefined, () => {}),
    ALIVE_MS,
  ).unref()
  process.on('disconnect', () => {
    clearInterval(alive)
    process.kill(process.pid, 'SIGTERM')
  })
}
