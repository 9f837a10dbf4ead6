// Ceilings, proposals, buy-now and the soft close, decided by the engine on a real database.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../../tests/pg/cenario.ts'
import { motorDeTeste } from '../../../../../../tests/pg/motor-de-teste.ts'
import { lerLotesDaSala } from '../../salas/port.ts'

let c: Cenario
const { codigo, lance, lerLote, linhas, motor, mudaram, parar, quem } = motorDeTeste(() => c)

beforeAll(async () => {
  c = await criarCenario({ clientes: 8, hotsite: { lanceAutomatico: true, propostas: true } })
})
afterAll(async () => {
  await parar()
  await c.fechar()
})
const [a, b, d] = [0, 1, 2] as const

describe('ceilings, proposals, buy-now, soft close', () => {
  test('a ceiling answers a lower bid, and its value stands in no column but its own', async () => {
    const m = motor()
    const lote = await c.novoLote()
    await m.pedir(lance(quem(a), lote, 5_000_00, { tipo: 'Configuração Automática' }))
    expect(codigo(await m.pedir(lance(quem(b), lote, 2_000_00)))).toBe('superado')
    const log = await linhas(lote)
    expect(log.map((l) => [l.tipo, l.valor, l.teto])).toEqual([
      ['Configuração Automática', 1_000_00, 5_000_00],
      ['Automático', 1_000_00, null],
      ['Manual', 2_000_00, null],
      ['Automático', 2_100_00, null],
    ])
    const auto = await c.banco.sistema
      .selectFrom('lanceAutomatico')
      .selectAll()
      .where('lelId', '=', lote.id)
      .execute()
    expect(auto).toMatchObject([{ cliId: quem(a).cliId, teto: 5_000_00, ativo: true, enviados: 2 }])
    await m.pedir(lance(quem(a), lote, null, { tipo: 'Configuração Automática' }))
    expect(await lerLote(lote)).toMatchObject({ tetoValor: null, lanceValor: 2_100_00 })
    const depois = await c.banco.sistema
      .selectFrom('lanceAutomatico')
      .select('ativo')
      .where('lelId', '=', lote.id)
      .execute()
    expect(depois).toEqual([{ ativo: false }])
  })

  test('a proposal is kept for the staff and moves no price', async () => {
    const m = motor()
    const lote = await c.novoLote()
    const r = await m.pedir(
      lance(quem(a), lote, 700_00, { tipo: 'Proposta', contato: { telefone: '11988887777', email: null } }),
    )
    expect(codigo(r)).toBe('proposta')
    const p = await c.banco.sistema.selectFrom('proposta').selectAll().where('lelId', '=', lote.id).execute()
    expect(p).toMatchObject([
      { valor: 700_00, cliId: quem(a).cliId, telefone: '11988887777', situacao: 'ENVIADA' },
    ])
    expect((await lerLote(lote)).lanceValor).toBeNull()
  })

  test('a buy-now reserves the lot once and asks for the sale', async () => {
    const m = motor()
    const lote = await c.novoLote({ compreJa: 20_000_00 })
    await m.pedir(lance(quem(b), lote, 3_000_00, { tipo: 'Configuração Automática' }))
    const rs = await Promise.all(
      [a, d].map((i) => m.pedir(lance(quem(i), lote, 20_000_00, { tipo: 'Compre Já' }))),
    )
    expect(rs.map(codigo).sort()).toEqual(['lote-nao-aberto', 'vencedor'])
    expect(await lerLote(lote)).toMatchObject({ situacao: 'BUY_NOW', tetoValor: null, lanceValor: 1_000_00 })
    const venda = (await linhas(lote)).filter((l) => l.situacao === 'vencedor')
    expect(venda).toMatchObject([{ tipo: 'Compre Já', valor: 20_000_00 }])
    expect(venda[0]?.reservaAte?.getTime()).toBe((venda[0]?.data.getTime() ?? 0) + 30 * 60_000)
    const tarefas = await c.banco.poolSistema.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'criar-venda-do-lote' and key = $1`,
      [`criar-venda-do-lote-${lote.id}`],
    )
    expect(tarefas.rowCount).toBe(1)
    const trilha = await c.banco.sistema
      .selectFrom('auditoria')
      .select('acao')
      .where('entidadeUid', '=', lote.uid)
      .execute()
    expect(trilha).toEqual([{ acao: 'comprarJa' }])
  })

  test('a buy-now of a vehicle whose sale is held back is refused, and taken again once it is free', async () => {
    const m = motor()
    const lote = await c.novoLote({ compreJa: 20_000_00 })
    const inibir = (sim: boolean) =>
      c.banco.poolSistema.query(
        'update veiculo v set inibir_venda = $1 from lote l where l.id = $2 and v.id = l.vei_id',
        [sim, lote.id],
      )
    const estado = async () => (await lerLotesDaSala(c.banco.sistema, [lote.id]))[0]?.estado
    // The engine knows the lot from before: what it keeps is not what counts.
    await m.pedir(lance(quem(b), lote, 3_000_00))
    const antes = await estado()
    expect(antes?.compraIndisponivel).toBeUndefined()
    await inibir(true)
    const parado = await estado()
    expect(parado).toMatchObject({ compreJa: 20_000_00, compraIndisponivel: true })
    expect(parado?.versao).toBeGreaterThan(antes?.versao ?? 0)
    expect(codigo(await m.pedir(lance(quem(a), lote, 20_000_00, { tipo: 'Compre Já' })))).toBe(
      'tipo-nao-aceito',
    )
    expect((await lerLote(lote)).situacao).toBe('LIBERADO_LEILAO')
    await inibir(false)
    expect(codigo(await m.pedir(lance(quem(a), lote, 20_000_00, { tipo: 'Compre Já' })))).toBe('vencedor')
  })

  test('a late bid moves the end; in a cascading auction the later lots follow', async () => {
    const m = motor()
    await c.banco.sistema.updateTable('leilao').set({ cascata: true }).where('id', '=', c.leilao.id).execute()
    const fim = Date.now() + 10_000
    const lote = await c.novoLote({ dataFim: new Date(fim) })
    const seguinte = await c.novoLote({ dataFim: new Date(fim + 120_000) })
    await m.pedir(lance(quem(a), lote, 1_000_00))
    await c.banco.sistema
      .updateTable('leilao')
      .set({ cascata: false })
      .where('id', '=', c.leilao.id)
      .execute()
    const [l, s] = [await lerLote(lote), await lerLote(seguinte)]
    const adiado = (l.dataFim?.getTime() ?? 0) - fim
    expect(adiado).toBeGreaterThan(5_000)
    expect((s.dataFim?.getTime() ?? 0) - fim - 120_000).toBe(adiado)
    expect(mudaram).toContain(seguinte.id)
  })
})
