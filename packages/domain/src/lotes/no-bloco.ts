// The states of a lot on the block, apart from the table of all states: the first script of a public room needs no more.

const NO_BLOCO: readonly string[] = ['AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS']

/** The lot is on the block: the room shows it, its clock or its calls run. */
export const estaNoBloco = (situacao: string): boolean => NO_BLOCO.includes(situacao)
