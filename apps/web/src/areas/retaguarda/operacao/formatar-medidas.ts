// Numbers of the operator's page: short, and the same everywhere on it.
export const inteiro = (n: number): string => Math.round(n).toLocaleString('pt-BR')

export const taxa = (n: number): string => n.toLocaleString('pt-BR', { maximumFractionDigits: 1 })

export const ms = (n: number | null): string => (n === null ? '–' : `${n < 10 ? taxa(n) : inteiro(n)} ms`)
