// The states, to choose from.
const SIGLAS = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'
export const UFS: readonly { value: string; label: string }[] = SIGLAS.split(' ').map((uf) => ({
  value: uf,
  label: uf,
}))
