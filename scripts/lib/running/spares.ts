import type { ChildProcess } from 'node:child_process'

/**
 * While a program is developed, the process that will follow it has its packages loaded already (`spare.ts`): they are
 * more than half of a start.
 */
export class Spare {
  readonly #make: () => ChildProcess
  #waiting: ChildProcess | undefined
  #reads = false

  constructor(make: () => ChildProcess) {
    this.#make = make
  }

  /** One waits from here on. */
  prepare(): void {
    if (this.#waiting) return
    const made = this.#make()
    this.#waiting = made
    made.once('exit', () => {
      if (this.#waiting === made) this.#waiting = undefined
    })
  }

  /** The sources were edited: they are read while the program that has the old ones comes to its end. */
  read(): void {
    if (this.#reads) this.end()
    this.prepare()
    this.#reads = true
    this.#tell('read')
  }

  /** The one that waits, as it starts. */
  take(): ChildProcess {
    this.prepare()
    this.#tell('start')
    const taken = this.#waiting ?? this.#make()
    this.#waiting = undefined
    this.#reads = false
    return taken
  }

  end(): void {
    this.#waiting?.kill('SIGKILL')
    this.#waiting = undefined
    this.#reads = false
  }

  #tell(word: string) {
    this.#waiting?.send(word, () => undefined)
  }
}
