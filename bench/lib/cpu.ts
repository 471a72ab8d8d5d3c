import { readFileSync } from 'node:fs'

/** Clock ticks a second in /proc; 100 on every Linux in use. */
const TICKS = 100

/**
 * CPU time of a process so far, all its threads, user and system. Milliseconds.
 * Linux only: elsewhere it is NaN and the table leaves the column out.
 */
export const cpuMs = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces: count the fields from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1000
  } catch {
    return Number.NaN
  }
}

/** Resident memory of a process. Megabytes; NaN where /proc is missing. */
export const memoryMb = (pid: number): number => {
  try {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/)
    return line ? Number(line[1]) / 1024 : Number.NaN
  } catch {
    return Number.NaN
  }
}
