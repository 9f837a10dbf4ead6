// From facts to balanced entries. An object (a sale, a payment, a refund) has a POSITION: the movements that are true of
// it now. What is written is the difference between the position and what its entries say so far, one entry per fact. So a
// repeated call writes nothing, an undone fact is written back, and each entry sums to zero by construction.
import type { Centavos } from '../comum/dinheiro.ts'
import type { Conta } from './plano-de-contas.ts'
import { FATOS, type Fato } from './fatos-contabeis.ts'

/** `valor` of at least 0 centavos; 0 moves nothing. */
export interface Movimento {
  readonly fato: Fato
  readonly valor: Centavos
  /** the account of the facts that say `meio` */
  readonly meio?: Conta
  /** whose account it is at `comitentes` */
  readonly comId?: number | null
}

/** Debit above zero, credit below. */
export interface Partida {
  readonly conta: Conta
  readonly valor: Centavos
  readonly comId: number | null
}

export interface PartidaLancada extends Partida {
  readonly fato: Fato
}

export interface Lancamento {
  readonly fato: Fato
  /** it takes back */
  readonly estorno: boolean
  readonly partidas: readonly Partida[]
}

/** Throws on a value that is no whole number of centavos, and on a movement without the account that its fact needs. */
export function partidasDe(m: Movimento): readonly Partida[] {
  if (!Number.isSafeInteger(m.valor) || m.valor < 0) throw new RangeError(`not an amount: ${m.valor}`)
  if (m.valor === 0) return []
  const { debito, credito } = FATOS[m.fato]
  const conta = (c: Conta | 'meio'): Conta => {
    if (c !== 'meio') return c
    if (m.meio === undefined) throw new TypeError(`${m.fato} needs the account of the money`)
    return m.meio
  }
  const de = (c: Conta, valor: Centavos): Partida => ({
    conta: c,
    valor,
    comId: c === 'comitentes' ? (m.comId ?? null) : null,
  })
  return [de(conta(debito), m.valor), de(conta(credito), -m.valor)]
}

/** The entries that lead from what was written to the position. Empty: nothing changed. */
export function diferenca(
  posicao: readonly Movimento[],
  lancado: readonly PartidaLancada[],
): readonly Lancamento[] {
  const porFato = new Map<Fato, { saldos: Map<string, Partida>; devido: Centavos; tinha: Centavos }>()
  const somar = (fato: Fato, p: Partida, sinal: 1 | -1): void => {
    const f = porFato.get(fato) ?? { saldos: new Map<string, Partida>(), devido: 0, tinha: 0 }
    porFato.set(fato, f)
    const chave = `${p.conta}|${p.comId ?? ''}`
    f.saldos.set(chave, { ...p, valor: (f.saldos.get(chave)?.valor ?? 0) + sinal * p.valor })
    if (p.valor > 0 && sinal === 1) f.devido += p.valor
    if (p.valor > 0 && sinal === -1) f.tinha += p.valor
  }
  for (const l of lancado) somar(l.fato, { conta: l.conta, valor: l.valor, comId: l.comId }, -1)
  for (const m of posicao) for (const p of partidasDe(m)) somar(m.fato, p, 1)
  return [...porFato]
    .map(([fato, { saldos, devido, tinha }]) => ({
      fato,
      estorno: devido < tinha,
      partidas: [...saldos.values()].filter((p) => p.valor !== 0),
    }))
    .filter((l) => l.partidas.length > 0)
}
