// Auctions that a bank follows through a day of faults: both sides end the same.
import { ligarLeilaoAoBanco } from '@martelo/contracts/integracoes/ligar-leilao-ao-banco.contract.ts'
import type { SituacaoLote } from '@martelo/domain/lotes/situacoes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { integrarComitente } from '../../../../../tests/pg/integrar-comitente.ts'
import { enviarOQueEspera } from '../../../../../tests/pg/parceiro-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { acaso } from '../../simuladores/acaso.ts'
import { type BancoComitenteSimulado, iniciarBancoComitente } from '../../simuladores/banco-comitente.ts'
import { BRADESCO } from './bancos-comitentes.integration.ts'
import { sincronizarBancos } from './sincronizar-bancos.job.ts'

let c: Cenario
let sim: BancoComitenteSimulado
let esquecer: () => void

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 1 })
  sim = await iniciarBancoComitente({ semente: 11 })
  esquecer = c.servicos.externo.usarPlataforma(BRADESCO, { url: sim.url, token: sim.token })
  await integrarComitente(c, 'Bradesco')
}, 180_000)
afterAll(async () => {
  esquecer()
  await sim.parar()
  await c.fechar()
})

const por = (id: number, situacao: SituacaoLote, valor: number | null = null) =>
  sql`update lote set situacao = ${situacao}, situacao_at = clock_timestamp(), lance_valor = ${valor} where id = ${id}`.execute(
    c.banco.sistema,
  )

/** The run of a fixed size proves the way; the night's proves the number. */
const LEILOES = process.env.MARTELO_NOITE === '1' ? 50 : 3

test(`${LEILOES} auctions through faults end the same on both sides`, { timeout: 1_800_000 }, async () => {
  const sorte = acaso(50)
  const lotes: { id: number; uid: string }[] = []
  for (let i = 0; i < LEILOES; i++) {
    const { rows } = await sql<{ id: number; uid: string }>`
      insert into leilao overriding system value select (jsonb_populate_record(null::leilao, to_jsonb(l) || jsonb_build_object('id', nextval(pg_get_serial_sequence('leilao', 'id')),
        'uid', gen_random_uuid(), 'nome', l.nome || ${` ${i}`}::text))).* from leilao l where l.id = ${c.leilao.id} returning id, uid`.execute(
      c.banco.sistema,
    )
    const leilao = rows[0] ?? c.leilao
    for (let j = 0; j < 3; j++) lotes.push(await c.novoLote({ leiId: leilao.id }))
    const ligado = await executarChamada(c.ctx(c.equipe), ligarLeilaoAoBanco, {
      params: { leilaoUid: leilao.uid },
      body: { integradora: 'Bradesco', numeroInicial: 100, tags: [] },
    })
    expect(ligado.erro).toBeNull()
  }
  sim.faltas.erro = 10
  const FINS: readonly [SituacaoLote, number | null][] = [
    ['AG_PAGAMENTO', 50_000_00],
    ['CONDICIONAL', 30_000_00],
    ['NAO_ARREMATADO', null],
  ]
  const fim = new Map<string, { situacao: SituacaoLote; valor: number | null }>()
  for (const l of lotes) {
    const [situacao, valor] = FINS[Math.floor(sorte() * FINS.length)] ?? ['NAO_ARREMATADO', null]
    await por(l.id, situacao, valor)
    fim.set(l.uid, { situacao, valor })
  }
  // Down for a day, then everything that waited.
  sim.controle.modo = 'fora'
  await sincronizarBancos(c.servicos)
  await enviarOQueEspera(c)
  sim.controle.modo = 'normal'
  for (let i = 0; i < 40; i++) {
    c.servicos.externo.disjuntores.esquecer('bradesco|plataforma')
    await sql`update externo_envio set tentativas = 1 where situacao = 'pendente'`.execute(c.banco.sistema)
    if ((await sincronizarBancos(c.servicos)) + (await enviarOQueEspera(c)) === 0) break
  }
  sim.faltas.erro = 0
  const LA: Partial<Record<SituacaoLote, string>> = {
    AG_PAGAMENTO: 'ARREMATE',
    CONDICIONAL: 'CONTRAPROPOSTA',
    NAO_ARREMATADO: 'NAO_ARREMATE',
  }
  const comparar = (): string[] =>
    lotes.flatMap((l) => {
      const aqui = fim.get(l.uid)
      const la = sim.lotes.get(l.uid)
      const certo =
        aqui !== undefined &&
        la?.situacao === LA[aqui.situacao] &&
        la?.valor === aqui.valor &&
        la.recebidos === 2
      return certo ? [] : [l.uid]
    })
  expect(comparar()).toEqual([])
  // A planted fault is found.
  const [primeiro] = lotes
  const la = sim.lotes.get(primeiro?.uid ?? '')
  if (la) la.valor = 1
  expect(comparar()).toEqual([primeiro?.uid])
})
