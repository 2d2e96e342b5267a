/** A verb that means another thing with the small word after it, which the index does not know: all its forms, and what is meant. */
export const phrasalVerbs: readonly { said: string; means: string }[] = [
  { said: 'go up, goes up, going up, went up, gone up', means: 'increase' },
  { said: 'go down, goes down, going down, went down', means: 'lower' },
  { said: 'break in, broke in, broken in, break into, broke into, broken into', means: 'burglary' },
  { said: 'break down, breaks down, broke down, broken down', means: 'breakdown' },
  { said: 'back up, backs up, backed up, backing up', means: 'backup' },
  { said: 'burn down, burns down, burned down, burnt down', means: 'fire' },
  { said: 'run into, runs into, ran into, running into', means: 'collision' },
  { said: 'sign up, signs up, signed up, signing up', means: 'register' },
  { said: 'pass away, passes away, passed away', means: 'death' },
  { said: 'rent out, rents out, rented out, renting out', means: 'lease' },
  { said: 'shut down, shuts down, shutting down', means: 'closed' },
  { said: 'get hurt, gets hurt, got hurt, getting hurt', means: 'injury' },
  { said: 'get out of, getting out of', means: 'cancel' },
  { said: 'opt out, opts out, opted out, opting out', means: 'privacy' },
  { said: 'give back, gives back, giving back', means: 'giving' },
]
