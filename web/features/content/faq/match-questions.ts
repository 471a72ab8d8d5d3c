export interface Section {
  id: string
  title: string
  questions: readonly { id: string; question: string; answer: string }[]
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')

/** The questions that contain every word of the search, in their sections; empty sections are left out. */
export const matchQuestions = <S extends Section>(sections: readonly S[], search: string): S[] => {
  const words = fold(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...sections]
  return sections.flatMap((section) => {
    const questions = section.questions.filter(({ question, answer }) => {
      const text = fold(`${section.title} ${question} ${answer}`)
      return words.every((word) => text.includes(word))
    })
    return questions.length > 0 ? [{ ...section, questions }] : []
  })
}

export const countQuestions = (sections: readonly Section[]): number =>
  sections.reduce((sum, section) => sum + section.questions.length, 0)
