/** Of the control of a question, which links lead to: "quote-email". */
export const fieldId = (form: string, question: string) => `${form}-${question}`
