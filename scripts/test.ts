import { houseName, usualHouse } from '#program/house.ts'
import { builtHouse } from './lib/house/built-house.ts'
import { runHouseTests } from './lib/house/house-tests.ts'
import { runTests } from './lib/tests.ts'

/**
 * `npm test`: what a change can break. Its long forms are `npm run proof`. With another house (HOUSE) it is that house that is
 * checked: the engine's tests run on the demo.
 */
const house = builtHouse()
process.exit(
  houseName(house) === usualHouse()
    ? await runTests(
        'unit',
        [
          { name: 'unit', projects: ['node', 'node-shared', 'web'], store: 'postgresql' },
          { name: 'unit-journeys', projects: ['e2e'], journeys: true },
        ],
        process.argv.slice(2),
      )
    : await runHouseTests(house),
)
