// The operator's page on a real database: samples of two processes, alerts opened and closed once, and no other hotsite.
import { operacaoAoVivo } from '@martelo/contracts/manutencao/operacao-ao-vivo.contract.ts'
import { type Amostra, AMOSTRA_MS, SEM_CONTAGENS } from '@martelo/domain/manutencao/operacao.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import './operacao-ao-vivo.handler.ts'
import { gravarAmostra } from './operacao.sql.ts'
import { vigiar } from './parte-operacao.ts'

let c: Cenario

beforeAll(async () => {
  c = await criarCenario({ lotes: 1 })
})
afterAll(() => c.fechar())
beforeEach(async () => {
  await sql`truncate medida_do_processo, alerta_de_operacao`.execute(c.banco.sistema)
})

const amostra = (mudar: Partial<Amostra> = {}): Omit<Amostra, 'processo' | 'quando'> => ({
  partes: ['http'],
  decididos: 0,
  recusados: 0,
  erros: 0,
  decisao: SEM_CONTAGENS,
  entrega: SEM_CONTAGENS,
  encerramento: SEM_CONTAGENS,
  porLeilao: {},
  ligacoes: 0,
  naSala: {},
  fila: 0,
  maiorFila: 0,
  bancoMs: 1,
  lacoMs: 1,
  memoriaMb: 1,
  ...mudar,
})
/** Two samples, so that there is a difference. */
async function gravar(processo: string, mudar: Partial<Amostra>): Promise<void> {
  await gravarAmostra(c.banco.sistema, processo, amostra())
  await sql`update medida_do_processo set quando = quando - make_interval(secs => ${AMOSTRA_MS / 1000}) where processo = ${processo}`.execute(
    c.banco.sistema,
  )
  await gravarAmostra(c.banco.sistema, processo, amostra(mudar))
}
const abertos = async () =>
  c.banco.sistema
    .selectFrom('alertaDeOperacao')
    .select(['medida', 'valor'])
    .where('ate', 'is', null)
    .execute()

describe('the picture', () => {
  test('adds processes and names only auctions of this hotsite', async () => {
    const leiId = String(c.leilao.id)
    await gravar('a', { naSala: { [leiId]: 2, '999999': 50 }, ligacoes: 3, porLeilao: { [leiId]: 7 } })
    await gravar('b', { naSala: { [leiId]: 5 }, ligacoes: 6 })
    const r = await executarChamada(c.ctx(c.equipe), operacaoAoVivo)
    expect(r.valor.ligacoes).toBe(9)
    expect(r.valor.leiloes).toEqual([
      { uid: c.leilao.uid, nome: expect.any(String) as string, naSala: 7, porMinuto: 7, lotesAbertos: 1 },
    ])
    const outro = await executarChamada(c.ctx(c.equipe, c.outroHotsite), operacaoAoVivo)
    expect(outro.valor.leiloes).toEqual([])
  })
  test('is for those who run the platform', async () => {
    expect((await executarChamada(c.ctx(c.leiloeiro), operacaoAoVivo)).status).toBe(403)
  })
})

describe('alerts', () => {
  test('two processes that look at once open one, keep the worst value, and close it', async () => {
    await gravar('a', { maiorFila: 2000 })
    await Promise.all([vigiar(c.servicos), vigiar(c.servicos)])
    await gravar('a', { maiorFila: 3000 })
    await vigiar(c.servicos)
    expect(await abertos()).toEqual([{ medida: 'fila', valor: 3000 }])
    await gravar('a', { maiorFila: 0 })
    await vigiar(c.servicos)
    expect(await abertos()).toEqual([])
    expect((await executarChamada(c.ctx(c.equipe), operacaoAoVivo)).valor.alertas).toHaveLength(1)
  })
  test('the operator gets one mail for one alert', async () => {
    const s = {
      ...c.servicos,
      config: { ...c.servicos.config, emailDoOperador: 'plantao@exemplo.com.br' },
    }
    await gravar('a', { bancoMs: 900 })
    await vigiar(s)
    await vigiar(s)
    const cartas = await c.banco.sistema
      .selectFrom('caixaPostal')
      .select(['assunto', 'texto'])
      .where('para', '=', 'plantao@exemplo.com.br')
      .execute()
    expect(cartas).toHaveLength(1)
    expect(cartas[0]?.texto).toContain('Banco de dados lento: 900 ms')
  })
})
