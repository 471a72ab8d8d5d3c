import { answerTasks } from '#backend/lib/running/worker-answers.ts'
import { work } from './encoding.ts'

// In a worker thread: reading or writing a picture can take seconds of CPU.
answerTasks(work)
