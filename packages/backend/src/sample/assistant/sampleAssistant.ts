/** What the configuration says of the scripted assistant. Its examples find something in the sample data. */
export const sampleAssistant = {
  name: 'Sample assistant',
  examples: [
    'Which processes are about purchase orders?',
    'What is there about goods receipt?',
    'Find the interfaces of the web shop',
  ],
}
