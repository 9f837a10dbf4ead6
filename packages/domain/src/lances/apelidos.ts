// The auctioneer's nicknames for people in the room and on the phone: who may be called next with one key. Four marks
// (specification 4). `proximo`: the next of the list after the last that bid, round and round. `repetir`: the one
// that bid last. `revezar`: the one that bid before him. `randomico`: another at random, neither the last nor the
// next. At first the head of the list is next and may be repeated. A nickname is a real person's; it never bids by
// itself.

export type AcaoDeApelido = 'proximo' | 'repetir' | 'revezar' | 'randomico'

export const ROTULOS_DE_ACAO: Readonly<Record<AcaoDeApelido, string>> = {
  proximo: 'Próximo',
  repetir: 'Repetir',
  revezar: 'Revezar',
  randomico: 'Randômico',
}

export type ApelidoDaSala = {
  readonly uid: string
  readonly apelido: string
  readonly cidade: string | null
  readonly estado: string | null
  readonly qtdLances: number
  readonly acoes: Readonly<Record<AcaoDeApelido, boolean>>
}

type Cadastro = Pick<ApelidoDaSala, 'uid' | 'apelido' | 'cidade' | 'estado'>

/** Limit of draws (specification 4). */
export const TENTATIVAS_DE_SORTEIO = 1000

/** Marks by list position; -1: no mark. */
type Marcas = Readonly<Record<AcaoDeApelido, number>>

const marcar = (lista: readonly ApelidoDaSala[], marcas: Marcas): ApelidoDaSala[] =>
  lista.map((item, i) => ({
    ...item,
    acoes: {
      proximo: i === marcas.proximo,
      repetir: i === marcas.repetir,
      revezar: i === marcas.revezar,
      randomico: i === marcas.randomico,
    },
  }))

const SEM_ACOES = { proximo: false, repetir: false, revezar: false, randomico: false } as const

/** The list before the first bid. */
export function iniciarApelidos(cadastro: readonly Cadastro[]): ApelidoDaSala[] {
  const lista = cadastro.map((item) => ({ ...item, qtdLances: 0, acoes: SEM_ACOES }))
  return marcar(lista, { proximo: 0, repetir: 0, revezar: -1, randomico: -1 })
}

/**
 * Draws a position that is none of `fora`; the first free one when luck does not find it; -1 when there is none.
 * Limited: a list of one never yields "another".
 */
function sortear(tamanho: number, fora: readonly number[], sorteio: () => number): number {
  for (let tentativa = 0; tentativa < TENTATIVAS_DE_SORTEIO; tentativa++) {
    const posicao = Math.floor(sorteio() * tamanho)
    if (posicao >= 0 && posicao < tamanho && !fora.includes(posicao)) return posicao
  }
  return Array.from({ length: tamanho }, (_, i) => i).findIndex((i) => !fora.includes(i))
}

/**
 * The list after a bid of the nickname `uid`: counted, and the marks moved. `sorteio` gives numbers in [0,
 * 1). An unknown uid changes nothing.
 */
export function registrarLanceDeApelido(
  lista: readonly ApelidoDaSala[],
  uid: string,
  sorteio: () => number,
): ApelidoDaSala[] {
  const ultimo = lista.findIndex((item) => item.uid === uid)
  if (ultimo < 0) return [...lista]
  const primeiroLance = lista.every((item) => item.qtdLances === 0)
  const anterior = lista.findIndex((item) => item.acoes.repetir)
  // Repeating leaves the pair that takes turns as it was.
  const parceiro = anterior === ultimo ? lista.findIndex((item) => item.acoes.revezar) : anterior
  const proximo = (ultimo + 1) % lista.length
  const contada = lista.map((item, i) => (i === ultimo ? { ...item, qtdLances: item.qtdLances + 1 } : item))
  return marcar(contada, {
    proximo,
    repetir: ultimo,
    revezar: primeiroLance ? -1 : parceiro,
    randomico: sortear(lista.length, [ultimo, proximo], sorteio),
  })
}
