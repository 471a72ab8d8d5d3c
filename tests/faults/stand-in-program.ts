import { startStandIn } from '#tests/support/stand-in.ts'

/** The stand-in backend as a program of its own, for runs in which nobody may share a CPU with who is measured. */
await startStandIn(Number(process.env.PORT))
