/** Bids by call and what the room tells of them, for tests of the calls and of the frames. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Cenario, ClienteDoCenario, LoteDoCenario, Pessoa } from './cenario.ts'
import { chamarComo, type PartesDeTeste, type Solto } from './executar-chamada.ts'

/** The scenario comes later, from the file's `beforeAll`. */
export function salaDeTeste(c: () => Cenario) {
  const chamar = (pessoa: Pessoa | null, chave: string, partes?: PartesDeTeste, hotsite = c().hotsite) =>
    chamarComo(c(), pessoa, chave, partes, hotsite)
  const quadros = async () => {
    await c().servicos.publicador.emDia()
    const r = await sql<{
      quadro: { evento: string; dados: Solto; porPublico: Solto }
    }>`select quadro from sala_quadro where lei_id = ${c().leilao.id} order by versao`.execute(
      c().banco.sistema,
    )
    return r.rows.map((l) => l.quadro)
  }
  return {
    chamar,
    quadros,
    quem: (i: number): ClienteDoCenario => c().clientes[i] as ClienteDoCenario,
    /** Bids of one person are limited per second. */
    esperarUmSegundo: () => new Promise((r) => setTimeout(r, 1_050)),
    darLance: (
      pessoa: Pessoa | null,
      lote: LoteDoCenario,
      valor: number,
      mais: object = {},
      hotsite = c().hotsite,
    ) =>
      chamar(
        pessoa,
        'POST /v1/leilao/lotes/:lelUid/lances',
        { params: { lelUid: lote.uid }, body: { valor, chaveDoPedido: randomUUID(), ...mais } },
        hotsite,
      ),
    doLote: async (lote: LoteDoCenario) =>
      (await quadros()).filter((q) => String(q.dados.lelUid) === lote.uid),
  }
}

/** Who won a lot, from the one row of its log that says so; null: none. */
export async function vencedorDoLote(c: Cenario, lelId: number) {
  const r = await sql<{ cliId: number | null; tipo: string; valor: number }>`
    select coalesce(b.cli_id, l.lance_cli_id) as cli_id, b.tipo, b.valor from lance b join lote l on l.id = b.lel_id
    where b.lel_id = ${lelId} and b.situacao = 'vencedor'`.execute(c.banco.sistema)
  expect(r.rows.length).toBeLessThanOrEqual(1)
  return r.rows[0] ?? null
}
