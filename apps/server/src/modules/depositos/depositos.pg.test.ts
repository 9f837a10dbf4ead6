import { chamadasDoCadastro } from '@martelo/contracts/core/cadastro/chamadas-do-cadastro.ts'
import { DEPOSITO_BENS } from '@martelo/contracts/depositos/deposito-bens.cadastro.ts'
import { itensDoDeposito } from '@martelo/contracts/depositos/itens-do-deposito.contract.ts'
import { liberarDeposito } from '@martelo/contracts/depositos/liberar-deposito.contract.ts'
import { salvarItensDoDeposito } from '@martelo/contracts/depositos/salvar-itens-do-deposito.contract.ts'
import { diaEmBrasilia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Cenario, criarCenario } from '../../../../../tests/pg/cenario.ts'
import { executarChamada } from '../../../../../tests/pg/executar-chamada.ts'
import { carregarModulos } from '../../processes/carregar-modulos.ts'

let c: Cenario
beforeAll(async () => {
  await carregarModulos()
  c = await criarCenario({ lotes: 0, clientes: 0 })
})
afterAll(() => c.fechar())

test('goods are listed, cost by the day, and are released once', async () => {
  const ti = c.ctx({ ...c.equipe, papeis: ['Interno - Desenvolvimento TI'] })
  const hoje = diaEmBrasilia(Date.now())
  const { salvar } = chamadasDoCadastro(DEPOSITO_BENS)
  const dados = {
    depositante: '2ª Vara Cível',
    processo: '0001234-56.2026.8.26.0100',
    entrada: somarDias(hoje, -12),
    diaria: 20_00,
    diasLivres: 2,
  }
  expect(
    (await executarChamada(c.ctx({ ...c.equipe, papeis: ['SAC'] }), salvar, { body: dados })).status,
  ).toBe(403)
  const { uid } = (await executarChamada(ti, salvar, { body: dados })).valor
  const ver = async () => (await executarChamada(ti, itensDoDeposito, { params: { uid } })).valor
  expect(await ver()).toMatchObject({ dias: 12, cobrados: 10, valor: 200_00, itens: [] })
  const liberar = async (versao: number) =>
    executarChamada(ti, liberarDeposito, {
      params: { uid },
      body: { dia: hoje, para: 'Ana Lima', motivo: 'Alvará', versao },
    })
  expect((await liberar((await ver()).versao)).erro?.message).toContain('Liste')
  const soLe = c.ctx({
    ...c.equipe,
    papeis: ['Interno - Desenvolvimento TI'],
    ajustes: ['-deposito:editar'],
  })
  expect((await executarChamada(soLe, itensDoDeposito, { params: { uid } })).status).toBe(200)
  expect(
    (
      await executarChamada(soLe, salvarItensDoDeposito, {
        params: { uid },
        body: { itens: [], versao: (await ver()).versao },
      })
    ).status,
  ).toBe(403)
  const itens = [{ descricao: 'Torno mecânico', quantidade: 1, identificacao: 'SN 88' }]
  const salvos = await executarChamada(ti, salvarItensDoDeposito, {
    params: { uid },
    body: { itens, versao: (await ver()).versao },
  })
  expect(salvos.valor.itens).toMatchObject([{ descricao: 'Torno mecânico' }])
  const liberado = await liberar((await ver()).versao)
  expect(liberado.valor).toMatchObject({
    situacao: 'LIBERADO',
    liberacao: { para: 'Ana Lima', valor: 200_00 },
  })
  expect((await liberar((await ver()).versao)).status).toBe(409)
  expect(
    (await executarChamada(ti, salvar, { body: { uid, versao: (await ver()).versao, depositante: 'Outro' } }))
      .erro?.message,
  ).toContain('liberado')
})
