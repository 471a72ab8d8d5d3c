/** What is made for one person (stays.ts): apart from the rest below, which most choices fetch. */
export { PersonalSection } from './engraving/personal-section.tsx'
