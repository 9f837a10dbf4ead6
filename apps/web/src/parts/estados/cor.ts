// The colours that the specification names for states, as Mantine knows them.
export const COR_MANTINE: Readonly<Record<string, string>> = {
  grey: 'gray',
  blue: 'blue',
  green: 'teal',
  red: 'red',
  amber: 'yellow',
  positive: 'teal',
}
