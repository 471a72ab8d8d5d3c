import { designs } from './design.ts'

export const coins = designs(
  { piece: 'coin', gold: ['24 kt'], days: 2, gender: 'Unisex', metals: ['yellow'] },
  [
    {
      name: 'Écu',
      line: 'A coin of fine gold, struck with rays',
      text: 'For Dhanteras, for a birth, for a first salary. A flower in relief, rays cut into the die by hand, and a milled edge, which shows at once when something was taken off. It comes sealed with the report of its assay.',
      mm3: 517.6,
      making: 3200,
      tags: ['gift'],
      background: 2,
    },
  ],
)
