// The world of the simulated sales: who acts, how the bank's words come in, and what is counted of it.
import type { VendaDaEquipe } from '@martelo/contracts/vendas/venda.schemas.ts'
import { buscarVenda } from '@martelo/contracts/vendas/buscar-venda.contract.ts'
import type { Tx } from '../../../apps/server/src/core/database/database.ts'
import { type QuemMexe } from '../../../apps/server/src/modules/vendas/door.ts'
import type { Cenario, Pessoa } from '../../pg/cenario.ts'
import { executarChamada } from '../../pg/executar-chamada.ts'
import { bater, venderLote } from '../../pg/venda-de-teste.ts'
import type { Acaso } from '../acaso.ts'

export interface Simulada {
  readonly vendas: readonly number[]
  /** acts that were done, and refused by the product, by name */
  readonly feitos: Readonly<Record<string, number>>
  readonly recusados: Readonly<Record<string, number>>
  /** refusals and errors that no contract lists */
  readonly erros: readonly string[]
  /** what outsiders sent: each must be a payment, on its way back, or gone back */
  readonly pix: readonly { readonly endToEndId: string; readonly valor: number }[]
}

export interface Caso {
  readonly mundo: Mundo
  readonly v: VendaDaEquipe
  readonly acaso: Acaso
}
/** Answers whether it was done; false: there was nothing to do, or the product refused. */
export type Ato = (c: Caso) => Promise<boolean>

/** Where boletos bring their money. */
export async function abrirConta(c: Cenario): Promise<number> {
  const nova = await c.banco.sistema
    .insertInto('contaBancaria')
    .values({
      hotId: c.hotsite.id,
      bancoCodigo: '237',
      banco: 'Bradesco',
      agencia: '1234-5',
      conta: '12345-6',
      titular: 'Casa',
      titularDocumento: '11222333000181',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return nova.id
}

/** The house, its people, the bank's side, and what was counted. */
export class Mundo {
  readonly #c: Cenario
  readonly #m: QuemMexe
  readonly #acaso: Acaso
  readonly #conta: number
  readonly #pessoas: readonly Pessoa[]
  readonly #vendas: number[] = []
  readonly #feitos: Record<string, number> = {}
  readonly #recusados: Record<string, number> = {}
  readonly #erros: string[] = []
  readonly #pix: { endToEndId: string; valor: number }[] = []
  readonly #cobrancas: { vndId: number; txid: string; valor: number }[] = []
  #numero = 0

  constructor(c: Cenario, m: QuemMexe, acaso: Acaso, contaId: number) {
    this.#c = c
    this.#m = m
    this.#acaso = acaso
    this.#conta = contaId
    this.#pessoas = [c.equipe, { ...c.leiloeiro, papeis: ['Acerto'] }]
  }

  resultado(): Simulada {
    return {
      vendas: this.#vendas,
      feitos: this.#feitos,
      recusados: this.#recusados,
      erros: this.#erros,
      pix: this.#pix,
    }
  }

  /** A purchase of one lot or two, by a buyer of its own. */
  async comprar(): Promise<number> {
    const comprador = await this.#c.novoCliente()
    const lotes = this.#acaso.chance(0.2) ? 2 : 1
    let id: number | null = null
    for (let i = 0; i < lotes; i++)
      id = await venderLote(
        this.#c,
        await bater(this.#c, comprador, this.#acaso.inteiro(1_000_00, 90_000_00)),
      )
    if (id === null) throw new Error('no sale')
    this.#vendas.push(id)
    return id
  }

  async jogar(nome: string, fazer: Ato, id: number): Promise<void> {
    try {
      const feito = await fazer({ mundo: this, v: await this.ler(id), acaso: this.#acaso })
      const onde = feito ? this.#feitos : this.#recusados
      onde[nome] = (onde[nome] ?? 0) + 1
    } catch (e) {
      this.#erros.push(`sale ${id}, ${nome}: ${e instanceof Error ? e.message : String(e)}`)
    }
  }

  async ler(id: number): Promise<VendaDaEquipe> {
    return (await executarChamada(this.#c.ctx(this.#c.equipe), buscarVenda, { params: { id } })).valor
  }

  proximo(): number {
    this.#numero += 1
    return this.#numero
  }
  quem(): Pessoa {
    return this.#acaso.escolher(this.#pessoas)
  }
  /** Answers whether it was done; throws at an answer that is neither a reply nor a refusal. */
  async chamar(
    chamada: Parameters<typeof executarChamada>[1],
    partes: object,
    quem = this.quem(),
  ): Promise<boolean> {
    const r = await executarChamada(this.#c.ctx(quem), chamada, partes as never)
    if (r.status >= 500) throw new Error(`${chamada.key}: ${r.status} ${r.erro?.error}`)
    return r.status === 200
  }
  fazer<T>(fn: (tx: Tx, m: QuemMexe) => Promise<T>): Promise<T> {
    return this.#c.banco.doHotsite(this.#c.hotsite.id, (tx) => fn(tx, { ...this.#m, agora: Date.now() }))
  }
  get conta(): number {
    return this.#conta
  }
  get hotId(): number {
    return this.#c.hotsite.id
  }
  cobrou(vndId: number, txid: string, valor: number): void {
    this.#cobrancas.push({ vndId, txid, valor })
  }
  cobradosDe(vndId: number): { txid: string; valor: number }[] {
    return this.#cobrancas.filter((x) => x.vndId === vndId)
  }
  veioPix(endToEndId: string, valor: number): void {
    this.#pix.push({ endToEndId, valor })
  }
}
