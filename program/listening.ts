const NO_ADDRESS: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/** Why a program did not start, in one line. If it cannot listen, the line names the variable to change. */
export const whyNotStarted = (error: unknown, { host, port }: { host: string; port: string }): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `the port is taken (${port})`
  if (code === 'EACCES') return `this user may not listen on that port (${port}); below 1024 only root may`
  if (NO_ADDRESS.has(code)) return `that is not an address of this machine (${host})`
  return error instanceof Error ? error.message : String(error)
}
