// Money that a person takes at the counter: asked twice, counted by two, and no more discount than the role gives.
import { historico } from '@martelo/contracts/registros/historico.contract.ts'
import { darDesconto } from '@martelo/contracts/vendas/dar-desconto.contract.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cenario, criarCenario, type Pessoa } from '../../../../../tests/pg/cenario.ts'
import { executarChamada as chamarComo } from '../../../../../tests/pg/executar-chamada.ts'
import { abrirPraca, type Praca } from '../../../../../tests/pg/venda-de-teste.ts'
import { pagamentosDeTeste } from '../../../../../tests/pg/pagamentos-de-teste.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
let p: Praca

beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ clientes: 4, lotes: 0 })
  p = await abrirPraca(c)
})
afterAll(async () => {
  await p.parar()
  await c.fechar()
})

const { daCasa, registrar, responder, venda } = pagamentosDeTeste(
  () => c,
  () => p,
)

describe('money taken by hand', () => {
  const outra = (): Pessoa => ({ ...c.leiloeiro, papeis: ['Acerto'] })
  const ultimo = async (id: number) => (await daCasa(id)).pagamentos.at(-1)

  test('ten times what is missing asks first, in a sum, and is never approved by who took it', async () => {
    const v = await venda(0, 1_000_00)
    const demais = await registrar(v.id, { valor: v.total * 10 })
    expect(demais).toMatchObject({
      status: 409,
      erro: { error: 'EXCEDENTE', dados: { antes: v.total, depois: 0, excede: v.total * 9 } },
    })
    expect((await daCasa(v.id)).pagamentos).toEqual([])
    expect((await registrar(v.id, { valor: v.total * 10, aceitaExcedente: true })).status).toBe(200)
    const g = await ultimo(v.id)
    const aprovar = (mudar: object) => responder(g?.uid ?? '', 'aprovar', g?.versao ?? 0, undefined, mudar)
    expect(await aprovar({ aceitaExcedente: true })).toMatchObject({
      status: 403,
      erro: { error: 'OUTRA_PESSOA' },
    })
    expect((await daCasa(v.id)).aprovacoes[g?.uid ?? '']).toMatchObject({
      excede: v.total * 9,
      impedimento: expect.stringContaining('outra pessoa'),
    })
    expect((await aprovar({ quem: outra() })).erro).toMatchObject({ error: 'EXCEDENTE' })
    expect((await aprovar({ quem: outra(), aceitaExcedente: true })).valor).toMatchObject({
      situacao: 'Fechada',
      devolucoes: [{ valor: v.total * 9, podePedir: { pode: false }, podeRegistrar: { pode: true } }],
    })
    const linhas = await chamarComo(p.ctx(c.equipe), historico, {
      params: { entidade: 'venda', uid: (await daCasa(v.id)).uid },
    })
    expect(linhas.valor.find((l) => l.acao === 'aprovarPagamento')?.depois).toMatchObject({
      forma: 'Dinheiro',
      valor: v.total * 10,
    })
  })

  test('from the house’s sum on, who took it does not approve it; below, or without the rule, he does', async () => {
    const v = await venda(0, 20_000_00)
    await registrar(v.id, { valor: 9_000_00 })
    const pequeno = await ultimo(v.id)
    expect((await responder(pequeno?.uid ?? '', 'aprovar', pequeno?.versao ?? 0)).status).toBe(200)
    // Eleven small ones are one large one.
    await registrar(v.id, { valor: 9_000_00 })
    const outro = await ultimo(v.id)
    expect((await responder(outro?.uid ?? '', 'aprovar', outro?.versao ?? 0)).status).toBe(403)
    const r = responder(outro?.uid ?? '', 'aprovar', outro?.versao ?? 0, undefined, { quem: outra() })
    expect((await r).status).toBe(200)
  })

  test.each([
    ['2027-01-05', 'A data não pode estar no futuro.'],
    ['2020-01-05', /anterior à venda/],
  ])('a payment dated %s is refused at the field', async (dataPagamento, motivo) => {
    const v = await venda(0)
    const r = await registrar(v.id, { valor: 100_00, dataPagamento })
    expect(r).toMatchObject({ status: 400, erro: { error: 'CAMPOS' } })
    expect(r.erro?.campos?.dataPagamento).toMatch(motivo)
  })

  test('no one gives more than his role’s discount, whatever he types', async () => {
    const v = await venda(0)
    const dar = async (valor: number, quem: Pessoa) =>
      chamarComo(p.ctx(quem), darDesconto, {
        params: { id: v.id },
        body: { valor, motivo: 'Teste', versao: (await daCasa(v.id)).versao },
      })
    expect(await dar(v.total, outra())).toMatchObject({ status: 403, erro: { error: 'LIMITE' } })
    expect(await dar(v.total, c.equipe)).toMatchObject({ status: 403 })
    expect((await dar(v.total / 20, outra())).status).toBe(200)
    expect((await dar(v.total / 2, c.equipe)).status).toBe(200)
    // Lowering it again needs no weight.
    expect((await dar(v.total / 4, outra())).status).toBe(200)
  })
})
