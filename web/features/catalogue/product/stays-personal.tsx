/** The personalisation (stays.ts), separate from the other parts below, whose code most choices fetch. */
export { PersonalSection } from './engraving/personal-section.tsx'
