/** Acts of a live room for tests: the auctioneer's, a bidder's, and a room that is empty and running before each test. */
import { randomUUID } from 'node:crypto'
import { setTimeout as esperar } from 'node:timers/promises'
import type { ErroDaApi } from '@martelo/contracts/core/error-object.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Cenario, ClienteDoCenario, LoteDoCenario, Pessoa } from './cenario.ts'
import { type EntradaDeTeste, responderChamada } from './executar-chamada.ts'

export type RespostaDoPregao = { ok: true; valor: Record<string, unknown> } | { ok: false; erro: ErroDaApi }

/** The scenario comes later, from the file's `beforeAll`. */
export function pregaoDeTeste(c: () => Cenario) {
  const chamar = async (quem: Pessoa | null, chave: string, entrada: EntradaDeTeste) =>
    (await responderChamada(c().ctx(quem), chave, entrada)) as RespostaDoPregao
  const agir = (
    lote: LoteDoCenario,
    acao: string,
    situacao: string,
    mais: object = {},
    quem: Pessoa = c().leiloeiro,
  ) =>
    chamar(quem, 'POST /v1/leilao/:leiUid/sala/lotes/:lelUid/acao', {
      params: { leiUid: c().leilao.uid, lelUid: lote.uid },
      body: { acao, situacao, ...mais },
    })
  const codigo = (r: RespostaDoPregao) => (r.ok ? 'ok' : r.erro.error)
  const ler = (lote: LoteDoCenario) =>
    c().banco.sistema.selectFrom('lote').selectAll().where('id', '=', lote.id).executeTakeFirstOrThrow()
  const mudarLeilao = (mudar: object) =>
    c().banco.sistema.updateTable('leilao').set(mudar).where('id', '=', c().leilao.id).execute()
  const cliente = (i: number) => c().clientes[i] as ClienteDoCenario
  /** Calls may follow each other after three seconds: the test moves the last one back instead of waiting. */
  const passarIntervalo = (lote: LoteDoCenario) =>
    sql`update lote set chamada_at = chamada_at - interval '4 seconds' where id = ${lote.id}`.execute(
      c().banco.sistema,
    )
  return {
    chamar,
    agir,
    codigo,
    ler,
    mudarLeilao,
    cliente,
    passarIntervalo,
    situacao: async (lote: LoteDoCenario) => (await ler(lote)).situacao,
    /** A bid; one over the limit per second (tests are) is retried. */
    async dar(i: number, lote: LoteDoCenario, valor: number): Promise<RespostaDoPregao> {
      for (;;) {
        const r = await chamar(cliente(i), 'POST /v1/leilao/lotes/:lelUid/lances', {
          params: { lelUid: lote.uid },
          body: { valor, chaveDoPedido: randomUUID(), confirmarValorAlto: true },
        })
        if (codigo(r) !== 'MUITOS_LANCES') return r
        await esperar(200)
      }
    },
    async limparSala() {
      await sql`update lote set situacao = 'RETIRADO' where lei_id = ${c().leilao.id}
        and situacao in ('LIBERADO_LEILAO', 'PLACAR', 'AO_VIVO', 'DOULHE_UMA', 'DOULHE_DUAS', 'PENDENTE')`.execute(
        c().banco.sistema,
      )
      await mudarLeilao({
        situacao: 'AO_VIVO',
        conducao: 'leiloeiro',
        pausadoAt: null,
        ultimoFimAt: null,
        data: new Date(Date.now() - 60_000),
        conferirDia: false,
      })
    },
    async chamarDuasVezes(lote: LoteDoCenario) {
      expect(codigo(await agir(lote, 'douLheUma', 'AO_VIVO'))).toBe('ok')
      await passarIntervalo(lote)
      expect(codigo(await agir(lote, 'douLheDuas', 'DOULHE_UMA'))).toBe('ok')
    },
  }
}
