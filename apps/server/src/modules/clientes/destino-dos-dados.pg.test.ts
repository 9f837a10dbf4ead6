// The rehearsal of an erasure says what the act does: each list that goes is empty after it, each that stays is whole.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, type ClienteDoCenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { preencherPessoa } from '../../../../../tests/pg/pessoa-inteira.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'
import { DESTINO_DOS_DADOS } from './destino-dos-dados.ts'
import { apagarPessoa } from './exclusao.sql.ts'
import { type Lista, lerMeusDados } from './meus-dados.sql.ts'

let c: Cenario
const dele = () => c.clientes[0] as ClienteDoCenario
const listas = Object.keys(DESTINO_DOS_DADOS) as Lista[]
const contar = async () => {
  const lidas = await c.banco.doHotsite(c.hotsite.id, (tx) => lerMeusDados(tx, c.hotsite.id, dele().cliId))
  return Object.fromEntries(listas.map((l) => [l, lidas[l].length])) as Record<Lista, number>
}

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 2, lotes: 0 })
  await preencherPessoa(c)
})
afterAll(() => c.fechar())

test('what the rehearsal says comes true, row by row', async () => {
  const antes = await contar()
  const { valor } = await chamarComo(c, c.equipe, 'GET /v1/clientes/:id/ensaio-da-exclusao', {
    params: { id: dele().cliId },
  })
  const dito = Object.fromEntries(
    [valor['sai'], valor['fica']].flat().map((x) => [String(x?.['oque']), x?.['linhas']]),
  )
  for (const l of listas) {
    const { oque, fica } = DESTINO_DOS_DADOS[l]
    expect(antes[l], l).toBeGreaterThan(0)
    expect(dito[fica === null ? oque : `${oque}, ${fica}`], l).toBe(antes[l])
  }
  // A proposal, a second offer and an offer in instalments may still be accepted.
  expect(valor['impedimentos']).toContainEqual('A pessoa tem 3 propostas em aberto.')
  await c.banco.doHotsite(c.hotsite.id, (tx) => apagarPessoa(tx, c.hotsite.id, dele().cliId))
  const depois = await contar()
  expect(depois).toEqual(
    Object.fromEntries(listas.map((l) => [l, DESTINO_DOS_DADOS[l].fica === null ? 0 : antes[l]])),
  )
})

test('no contact of the person is left in what stays', async () => {
  const { rows } = await sql<{
    onde: string
  }>`select 'proposta' as onde from proposta where cli_id = ${dele().cliId}
      and (telefone is not null or email is not null)
    union all select 'problema_relatado' from problema_relatado where email = 'iris@exemplo.com.br'
    union all select 'mensagem_do_site' from mensagem_do_site where email = 'iris@exemplo.com.br'
    union all select 'aviso_entrega' from aviso_entrega where destino = 'iris@exemplo.com.br'`.execute(
    c.banco.sistema,
  )
  expect(rows).toEqual([])
})
